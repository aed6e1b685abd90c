import { INTRUDER_ICONS } from '../hull/icons.ts'
import type { Lesson } from '../lesson/lesson.ts'
import { Arrow, Card, Drawing, Figure, Hex, Label, Sign } from '../lesson/parts.tsx'
import { icons } from './icons.ts'

const { rooms, characters } = icons

function Goal() {
  return (
    <Drawing>
      <Card x={52} y={58} tone="act" tilt={-6} icon="gi:bullseye" />
      <Card x={88} y={62} tone="fog" tilt={6} icon="gi:bullseye" />
      <Label x={70} y={126}>
        1 / 2
      </Label>
      <Label x={140} y={70}>
        +
      </Label>
      <Sign x={184} y={62} icon={characters.scout} size={52} tone="act" />
      <Arrow d="M212 50C232 40 240 38 254 38" />
      <Arrow d="M212 78C232 96 240 104 254 108" />
      <Sign x={286} y={38} icon={rooms.hibernatorium} size={40} />
      <Sign x={286} y={112} icon={rooms['evacuation-a']} size={40} />
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

function Noise() {
  return (
    <Drawing>
      <path d="M90 85H230M244 68L288 36M244 102L288 134" className="lesson-corridor" />
      <Hex x={64} y={85} icon={rooms.canteen} />
      <Hex x={228} y={85} tone="act" icon={rooms.armory} />
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

function Explore() {
  return (
    <Drawing>
      <path d="M90 70H140M190 70H240" className="lesson-corridor" />
      <Hex x={58} y={70} icon={rooms.hibernatorium} />
      <Hex x={162} y={70} tone="act" icon={rooms['emergency-room']} />
      <Hex x={266} y={70} tone="fog" />
      <Label x={266} y={77}>
        ?
      </Label>
      <Figure x={186} y={92} seat={0} letter="S" />
      <Sign x={112} y={142} icon="gi:pistol-gun" size={30} tone="bad" />
      <Sign x={162} y={142} icon="gi:spanner" size={28} tone="warn" />
      <Sign x={212} y={142} icon="gi:bandage-roll" size={30} tone="act" />
    </Drawing>
  )
}

function Fight() {
  return (
    <Drawing>
      <Hex x={116} y={85} r={62} tone="bad" />
      <Figure x={86} y={92} seat={0} letter="S" />
      <Sign x={136} y={78} icon={INTRUDER_ICONS.adult} size={54} tone="bad" />
      <Arrow d="M176 62C202 44 214 42 232 42" />
      <Arrow d="M180 100C206 118 214 122 232 124" />
      <Sign x={258} y={40} icon="gi:pistol-gun" size={36} tone="act" />
      <Sign x={258} y={126} icon="gi:run" size={36} tone="act" />
      <Label x={298} y={46}>
        1
      </Label>
      <Label x={298} y={132}>
        1
      </Label>
    </Drawing>
  )
}

function Time() {
  return (
    <Drawing>
      <path d="M30 52H290" className="lesson-track" />
      <path d="M30 52H150" className="lesson-track-done" />
      <Label x={150} y={34} tone="warn">
        8
      </Label>
      <Label x={290} y={34}>
        15
      </Label>
      <Sign x={290} y={88} icon="gi:rocket" size={34} tone="act" />
      <Sign x={60} y={122} icon={INTRUDER_ICONS.adult} size={38} tone="bad" />
      <Sign x={118} y={122} icon="gi:flame" size={34} tone="warn" />
      <Card x={172} y={122} icon="gi:hazard-sign" />
      <Sign x={228} y={122} icon="gi:swap-bag" size={36} />
    </Drawing>
  )
}

/** Nemesis in six pictures. */
export const nemesisLesson: Lesson = [
  {
    title: { en: 'An Objective, and your life', fr: 'Un objectif, et la vie' },
    text: {
      en: 'Two secret Objectives; when the first Intruder comes you keep one. Fulfil it and survive: asleep when the ship jumps to Earth, or away in a pod. Others may want something else.',
      fr: 'Deux objectifs secrets ; au premier Intrus, vous en gardez un. Accomplissez-le et survivez : endormi quand le vaisseau saute vers la Terre, ou parti en nacelle. Les autres veulent peut-être autre chose.',
    },
    Picture: Goal,
  },
  {
    title: { en: 'Two actions, paid in cards', fr: 'Deux actions, payées en cartes' },
    text: {
      en: 'Five cards each round. In your turn you act twice, again and again, until you pass. A card is played for its text, or spent to pay: a step costs one card, what a room offers two.',
      fr: 'Cinq cartes par manche. À votre tour, deux actions, tour après tour, jusqu’à passer. Une carte se joue pour son texte, ou se défausse pour payer : un pas en coûte une, l’action d’une salle deux.',
    },
    Picture: Actions,
  },
  {
    title: { en: 'Every step is heard', fr: 'Chaque pas s’entend' },
    text: {
      en: 'Enter a room where nobody is, and a die says in which corridor you are heard. If there is noise already, something comes out of it.',
      fr: 'Entrez dans une salle sans personne, et un dé dit dans quel couloir on vous entend. S’il y a déjà du bruit, quelque chose en sort.',
    },
    Picture: Noise,
  },
  {
    title: { en: 'Explore and search', fr: 'Explorer et fouiller' },
    text: {
      en: 'Hatched rooms are unknown until somebody enters. Search finds Items by the colour of the room: red to fight, yellow to mend, green to heal. Each room holds only a few.',
      fr: 'Les salles hachurées sont inconnues tant que personne n’entre. La Fouille trouve des objets selon la couleur de la salle : rouge pour se battre, jaune pour réparer, vert pour soigner. Chaque salle en a peu.',
    },
    Picture: Explore,
  },
  {
    title: { en: 'Shoot, strike or escape', fr: 'Tirer, frapper ou fuir' },
    text: {
      en: 'With few cards in hand you are surprised. In combat you shoot, strike or escape; whoever leaves is attacked, and whoever is still there in the Event phase. With three Serious Wounds the next wound kills.',
      fr: 'Avec peu de cartes en main, on est surpris. Au combat : tirer, frapper ou fuir ; qui s’en va est attaqué, et qui reste l’est en phase Événement. Avec trois blessures graves, la prochaine tue.',
    },
    Picture: Fight,
  },
  {
    title: { en: 'The ship has its turn', fr: 'Le vaisseau joue aussi' },
    text: {
      en: 'When all have passed, time goes on, Intruders attack, fire burns, an Event comes, and the bag of Intruders changes. At the end the ship jumps: two Engines must work, and the course must be right.',
      fr: 'Quand tous ont passé, le temps avance, les Intrus attaquent, le feu brûle, un Événement survient, et le sac d’Intrus change. À la fin, le vaisseau saute : deux moteurs doivent marcher, et le cap être le bon.',
    },
    Picture: Time,
  },
]
