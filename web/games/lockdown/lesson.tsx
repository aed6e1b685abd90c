import { FIRE, INTRUDER_ICONS, POD } from '../hull/icons.ts'
import type { Lesson } from '../lesson/lesson.ts'
import { Arrow, Card, Drawing, Figure, Hex, Label, Sign } from '../lesson/parts.tsx'
import { BUNKER, CONTINGENCY, DARK, ISOLATION, icons, KNOWLEDGE, POWER, ROVER } from './icons.ts'

const { rooms } = icons

function Goal() {
  return (
    <Drawing>
      <Card x={46} y={58} tone="act" tilt={-6} icon="gi:bullseye" />
      <Card x={82} y={62} tone="fog" tilt={6} icon="gi:bullseye" />
      <Label x={64} y={126}>
        1 / 2
      </Label>
      <Label x={128} y={70}>
        +
      </Label>
      <Sign x={168} y={62} icon={icons.characters.survivor} size={46} tone="act" />
      <Arrow d="M194 46C216 32 226 30 244 30" />
      <Arrow d="M198 64C216 66 226 70 244 76" />
      <Arrow d="M194 84C216 104 226 114 244 122" />
      <Sign x={274} y={30} icon={POD} size={36} />
      <Sign x={274} y={80} icon={BUNKER} size={36} />
      <Sign x={274} y={128} icon={ISOLATION} size={36} />
    </Drawing>
  )
}

function Actions() {
  return (
    <Drawing>
      {[0, 1, 2, 3, 4].map((i) => (
        <Card
          key={i}
          x={52 + i * 40}
          y={i < 3 ? 112 : 86}
          tilt={(i - 2) * 4}
          tone={i < 3 ? 'calm' : 'warn'}
        />
      ))}
      <Arrow d="M190 52C204 36 222 30 240 32" />
      <Arrow d="M226 60C238 66 248 70 262 72" />
      <Label x={268} y={40} tone="act">
        1
      </Label>
      <Label x={286} y={80} tone="act">
        2
      </Label>
      <Sign x={100} y={38} icon="gi:walk" size={34} />
      <Sign x={148} y={38} icon="gi:magnifying-glass" size={30} />
    </Drawing>
  )
}

function Dark() {
  return (
    <Drawing>
      <Hex x={80} y={70} r={48} tone="act" icon={rooms.laboratory} />
      <Hex x={226} y={70} r={48} tone="fog" icon={rooms.surgery} />
      <path d="M128 70H178" className="lesson-corridor" />
      <Sign x={80} y={142} icon={POWER} size={30} tone="act" />
      <Sign x={226} y={142} icon={DARK} size={30} tone="warn" />
      <Figure x={104} y={94} seat={0} letter="S" />
      <Sign x={252} y={94} icon={INTRUDER_ICONS.adult} size={30} tone="bad" />
      <Label x={152} y={142} tone="warn">
        3 › 4
      </Label>
    </Drawing>
  )
}

function Noise() {
  return (
    <Drawing>
      <path d="M90 85H230M244 68L288 36M244 102L288 134" className="lesson-corridor" />
      <Hex x={64} y={85} icon={rooms.repository} />
      <Hex x={228} y={85} tone="act" icon={rooms.archive} />
      <Figure x={64} y={85} seat={0} letter="S" />
      <Arrow d="M88 62C120 38 164 38 198 58" />
      <rect x="140" y="116" width="34" height="34" rx="6" className="lesson-die" />
      <Label x={157} y={139} tone="warn">
        3
      </Label>
      <circle cx="272" cy="122" r="15" className="lesson-noise" />
      <Label x={272} y={128} tone="warn">
        3
      </Label>
      <Label x={272} y={54}>
        2
      </Label>
    </Drawing>
  )
}

function Knowing() {
  return (
    <Drawing>
      <Sign x={52} y={50} icon={KNOWLEDGE} size={44} tone="act" />
      <Label x={52} y={104} tone="act">
        3 5 8
      </Label>
      <Arrow d="M84 52C106 44 116 44 132 46" />
      <Card x={160} y={54} icon={INTRUDER_ICONS.adult} tone="bad" />
      <Card x={232} y={54} icon={CONTINGENCY} tone="warn" tilt={-6} />
      <Card x={272} y={58} icon={CONTINGENCY} tone="fog" tilt={6} />
      <Label x={252} y={122} tone="warn">
        ?
      </Label>
      <Sign x={150} y={132} icon={rooms.laboratory} size={30} />
      <Sign x={200} y={132} icon={rooms.archive} size={30} />
    </Drawing>
  )
}

function Time() {
  return (
    <Drawing>
      <path d="M30 52H290" className="lesson-track" />
      <path d="M30 52H150" className="lesson-track-done" />
      <Label x={36} y={34}>
        15
      </Label>
      <Label x={150} y={34} tone="warn">
        8
      </Label>
      <Label x={288} y={34}>
        0
      </Label>
      <Sign x={96} y={84} icon={POWER} size={26} tone="warn" />
      <Sign x={200} y={84} icon={POD} size={28} tone="act" />
      <Sign x={288} y={84} icon={FIRE} size={26} tone="bad" />
      <Sign x={60} y={134} icon={INTRUDER_ICONS.adult} size={36} tone="bad" />
      <Card x={130} y={134} icon="gi:hazard-sign" />
      <Sign x={196} y={134} icon="gi:swap-bag" size={34} />
      <Sign x={262} y={134} icon={ROVER} size={34} />
    </Drawing>
  )
}

/** Lockdown in six pictures. */
export const lockdownLesson: Lesson = [
  {
    title: { en: 'An Objective, and your life', fr: 'Un objectif, et la vie' },
    text: {
      en: 'Two secret Objectives; when the first Intruder comes you keep one. Fulfil it and survive: in a cargo pod, in the Bunker, or locked in the Isolation Room. Others may want something else.',
      fr: 'Deux objectifs secrets ; au premier Intrus, vous en gardez un. Accomplissez-le et survivez : en nacelle de fret, au Bunker, ou dans la Chambre d’isolement. Les autres veulent peut-être autre chose.',
    },
    Picture: Goal,
  },
  {
    title: { en: 'Two actions, paid in cards', fr: 'Deux actions, payées en cartes' },
    text: {
      en: 'Five cards each round. In your turn you act twice, again and again, until you pass. A card is played for its text, or spent to pay: a step costs one card, what a room offers two.',
      fr: 'Cinq cartes par manche. À votre tour, deux actions, tour après tour, jusqu’à passer. Une carte se joue pour son texte, ou se défausse pour payer : un pas en coûte une, l’action d’une salle deux.',
    },
    Picture: Actions,
  },
  {
    title: { en: 'Light and dark', fr: 'La lumière et le noir' },
    text: {
      en: 'Sections have power, or not. In the light Computers work, shots are better and noise fades. In the dark Encounters and attacks are worse. The strokes on the time track put lights out.',
      fr: 'Un secteur a du courant, ou non. À la lumière, les ordinateurs marchent, on tire mieux, le bruit s’efface. Dans le noir, rencontres et attaques sont pires. Les traits de la piste éteignent les lumières.',
    },
    Picture: Dark,
  },
  {
    title: { en: 'Every step is heard', fr: 'Chaque pas s’entend' },
    text: {
      en: 'Enter a room where nobody is, and a die says in which corridor you are heard. If there is noise already, something comes out of it. A corridor may bear other numbers at its two ends.',
      fr: 'Entrez dans une salle sans personne, et un dé dit dans quel couloir on vous entend. S’il y a déjà du bruit, quelque chose en sort. Un couloir peut porter d’autres numéros à ses deux bouts.',
    },
    Picture: Noise,
  },
  {
    title: { en: 'Know, and find out', fr: 'Savoir, et découvrir' },
    text: {
      en: 'Knowledge makes Weaknesses of the Intruders yours. And seven codes decide at the end who of the living is let live: one is active, nobody may see it. What you hold is not it.',
      fr: 'La Connaissance vous livre les points faibles des Intrus. Et sept codes décident à la fin qui a le droit de vivre : un seul est actif, nul ne peut le voir. Ce que vous avez en main ne l’est pas.',
    },
    Picture: Knowing,
  },
  {
    title: { en: 'The base has its turn', fr: 'La base joue aussi' },
    text: {
      en: 'When all have passed, a pod may leave, time goes on, power fails, Intruders attack, an Event comes. On the last space the base is purged: be away by then, or behind a locked door.',
      fr: 'Quand tous ont passé, une nacelle part peut-être, le temps avance, le courant lâche, les Intrus attaquent, un Événement survient. À la dernière case, la base est purgée : soyez loin, ou enfermé.',
    },
    Picture: Time,
  },
]
