import type { Lesson } from '../lesson/lesson.ts'
import { Arrow, Card, Drawing, Figure, Hex, Label, Sign } from '../lesson/parts.tsx'
import {
  AMMO,
  AUTODESTRUCTION,
  BAG,
  EVENT,
  FIRE,
  GEAR_ICONS,
  INTRUDER_ICONS,
  LANDER,
  OXYGEN,
  ROOM_ICONS,
} from './icons.ts'
import './lesson.css'

function Goal() {
  return (
    <Drawing>
      <Card x={44} y={60} tone="act" tilt={-6} icon="gi:flag-objective" />
      <Card x={82} y={64} tone="fog" tilt={6} icon="gi:bullseye" />
      <Label x={63} y={128}>
        1 / 2
      </Label>
      <Label x={128} y={72}>
        +
      </Label>
      <Figure x={168} y={66} seat={0} letter="HG" />
      <Arrow d="M186 54C206 36 220 32 244 32" />
      <Arrow d="M190 68H242" />
      <Arrow d="M186 80C206 104 220 112 244 118" />
      <Sign x={278} y={32} icon={LANDER} size={38} />
      <Sign x={278} y={78} icon={ROOM_ICONS.hibernatorium} size={34} />
      <Sign x={278} y={126} icon={ROOM_ICONS['escape-shuttle']} size={38} />
    </Drawing>
  )
}

function Explore() {
  return (
    <Drawing>
      <path d="M88 70H140M190 70H236" className="lesson-corridor" />
      <Hex x={58} y={70} icon={ROOM_ICONS['landing-zone']} />
      <Hex x={162} y={70} tone="act" icon={ROOM_ICONS.armory} />
      <Hex x={266} y={70} tone="fog" />
      <Label x={266} y={77}>
        ?
      </Label>
      <Figure x={186} y={92} seat={0} letter="HG" />
      <rect x="98" y="124" width="34" height="34" rx="6" className="lesson-die" />
      <Label x={115} y={147} tone="warn">
        2
      </Label>
      <Arrow d="M138 140C166 140 192 120 208 96" />
      <circle cx="214" cy="70" r="15" className="lesson-noise" />
      <Label x={214} y={76} tone="warn">
        2
      </Label>
    </Drawing>
  )
}

function Air() {
  return (
    <Drawing>
      <Sign x={44} y={50} icon={OXYGEN} size={42} />
      {[0, 1, 2, 3, 4, 5, 6].map((i) => (
        <circle
          key={i}
          cx={92 + i * 28}
          cy={50}
          r={9}
          className={i < 3 ? 'lesson-bead' : 'lesson-bead gone'}
        />
      ))}
      <Arrow d="M240 78C220 96 190 98 168 76" />
      <Label x={246} y={98} tone="warn">
        −1
      </Label>
      <Sign x={70} y={128} icon={GEAR_ICONS.oxygen} size={36} tone="act" />
      <Label x={112} y={136} tone="act">
        +3
      </Label>
      <Hex x={206} y={130} r={30} tone="act" icon={ROOM_ICONS['life-support-control-a']} />
      <Label x={262} y={136} tone="act">
        0
      </Label>
    </Drawing>
  )
}

function Hordes() {
  return (
    <Drawing>
      <path d="M96 85H240" className="lesson-corridor" />
      <Hex x={66} y={85} r={46} tone="calm" />
      <Figure x={66} y={85} seat={0} letter="HG" />
      <Sign x={156} y={76} icon={INTRUDER_ICONS.adult} size={42} tone="bad" />
      <Label x={186} y={86} tone="bad">
        3
      </Label>
      <Sign x={222} y={76} icon={INTRUDER_ICONS.drone} size={36} tone="warn" />
      <Label x={250} y={86} tone="warn">
        1
      </Label>
      <Sign x={64} y={26} icon="gi:minigun" size={38} tone="act" />
      <Arrow d="M88 30C116 30 132 38 146 52" />
      <rect x="176" y="122" width="34" height="34" rx="6" className="lesson-die" />
      <Label x={193} y={145} tone="act">
        3
      </Label>
      <Sign x={252} y={140} icon={AMMO} size={28} />
      <Label x={286} y={146}>
        −½
      </Label>
    </Drawing>
  )
}

function Fight() {
  return (
    <Drawing>
      <Hex x={112} y={85} r={62} tone="bad" />
      <Figure x={80} y={92} seat={0} letter="HG" />
      <Sign x={132} y={78} icon={INTRUDER_ICONS.adult} size={54} tone="bad" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => (
        <rect
          key={i}
          x={36 + i * 16 + Math.floor(i / 3) * 6}
          y={152}
          width={13}
          height={10}
          rx={2}
          className={i < 5 ? 'lesson-bar' : 'lesson-bar gone'}
        />
      ))}
      <Arrow d="M174 58C202 40 214 38 232 38" />
      <Arrow d="M178 96C204 112 214 118 232 120" />
      <Sign x={260} y={38} icon="gi:pistol-gun" size={36} tone="act" />
      <Sign x={260} y={122} icon={GEAR_ICONS.medpack} size={32} tone="act" />
      <Label x={298} y={44}>
        1
      </Label>
      <Label x={298} y={130}>
        +2
      </Label>
    </Drawing>
  )
}

function Time() {
  return (
    <Drawing>
      <path d="M30 52H290" className="lesson-track" />
      <path d="M30 52H120" className="lesson-track-done" />
      <Label x={120} y={34} tone="warn">
        6
      </Label>
      <Label x={212} y={34} tone="act">
        10
      </Label>
      <Label x={290} y={34}>
        14
      </Label>
      <Sign x={212} y={80} icon={LANDER} size={34} tone="act" />
      <Sign x={286} y={80} icon={AUTODESTRUCTION} size={32} tone="bad" />
      <Sign x={50} y={126} icon={FIRE} size={34} tone="warn" />
      <Sign x={100} y={126} icon={INTRUDER_ICONS.adult} size={36} tone="bad" />
      <Card x={152} y={126} icon={EVENT} />
      <Sign x={206} y={130} icon={BAG} size={34} />
    </Drawing>
  )
}

/** Nemesis: Retaliation in six pictures. */
export const retaliationLesson: Lesson = [
  {
    title: { en: 'A mission, and a way out', fr: 'Une mission, et une issue' },
    text: {
      en: 'One mission for all, and a private Objective each: keep one of the two. Fulfil it and get out: by the Lander, asleep in the Hibernatorium, or alone in the Escape Shuttle. Others may want something else.',
      fr: 'Une mission pour tous, et un Objectif privé chacun : gardez l’un des deux. Remplissez-le et sortez : par la Navette, endormi dans l’Hibernatorium, ou seul dans la Capsule. Les autres veulent peut-être autre chose.',
    },
    Picture: Goal,
  },
  {
    title: { en: 'The Facility grows', fr: 'Le Complexe grandit' },
    text: {
      en: 'Two actions a turn, paid in cards. Walk through a dashed corridor, and its room is laid. Then the Noise die: corridors with that number get Noise, and where there is Noise already, something comes.',
      fr: 'Deux actions par tour, payées en cartes. Passez un couloir en pointillé, et sa salle se pose. Puis le dé de Bruit : les couloirs de ce nombre reçoivent du Bruit ; s’il y en avait déjà, quelque chose vient.',
    },
    Picture: Explore,
  },
  {
    title: { en: 'Your air runs out', fr: 'L’air s’épuise' },
    text: {
      en: 'Each turn that ends costs 1 Oxygen of seven, unless Life Support is on in that Section. With none left to lose you suffocate; the next loss kills. A tank on your belt gives 3; the control rooms turn the air on.',
      fr: 'Chaque tour fini coûte 1 Oxygène sur sept, sauf si le Support vital de la Section marche. Sans plus rien à perdre on suffoque ; la perte suivante tue. Une bouteille en rend 3 ; les salles de contrôle rallument l’air.',
    },
    Picture: Air,
  },
  {
    title: { en: 'Hordes in corridors', fr: 'Des hordes dans les couloirs' },
    text: {
      en: 'Intruders gather in corridors. Burst at a corridor beside you: the die gives Hits, an Adult needs one, a Drone two, and half an Ammo token is gone. Secure tokens stop whatever enters your room.',
      fr: 'Les Intrus s’amassent dans les couloirs. Rafale dans un couloir voisin : le dé donne des Touches, une par Adulte, deux par Drone, et un demi-jeton Munitions part. Un jeton Sécurité arrête ce qui entre.',
    },
    Picture: Hordes,
  },
  {
    title: { en: 'In one room', fr: 'Dans la même salle' },
    text: {
      en: 'What stands beside you Attacks when the round ends, and when you leave. Shoot it: each shot is a Hit, and the die kills if it shows no more than that. The fewer Health bars you have, the worse each Attack.',
      fr: 'Ce qui est à côté de vous Attaque en fin de manche, et quand vous partez. Tirez : chaque tir est une Touche, et le dé tue s’il n’en montre pas plus. Moins il reste de Santé, pire est chaque Attaque.',
    },
    Picture: Fight,
  },
  {
    title: { en: 'Fourteen rounds', fr: 'Quatorze manches' },
    text: {
      en: 'When all have passed: fire burns, Intruders Attack, an Event moves the hordes, the bag is fed. In its round the Lander lands, if the guns are off. Whoever is inside after round 14, or at the Autodestruction, is lost.',
      fr: 'Quand tous ont passé : feu, Attaques, un Événement qui fait bouger les hordes, le sac. À sa manche, la Navette se pose, si les canons sont éteints. Qui est dedans après la manche 14, ou à l’Autodestruction, est perdu.',
    },
    Picture: Time,
  },
]
