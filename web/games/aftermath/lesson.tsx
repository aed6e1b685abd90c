import { INTRUDER_ICONS } from '../hull/icons.ts'
import type { Lesson } from '../lesson/lesson.ts'
import { Arrow, Card, Drawing, Figure, Hex, Label, Sign } from '../lesson/parts.tsx'
import { ALERT, icons, MISSION, OFFER, SHUTTLE, TURRET } from './icons.ts'

const { rooms } = icons

function Ship() {
  return (
    <Drawing>
      <Sign x={60} y={82} icon={SHUTTLE} size={62} tone="act" />
      <path d="M96 82H150" className="lesson-corridor" />
      <Hex x={186} y={58} icon={rooms.laboratory} />
      <Hex x={262} y={58} icon={rooms.surgery} />
      <Hex x={224} y={118} tone="warn" icon={rooms.storage} />
      <Arrow d="M92 60C120 40 136 40 158 50" />
    </Drawing>
  )
}

function Shuttle() {
  return (
    <Drawing>
      <Hex x={160} y={44} icon={rooms['shuttle-main']} tone="act" />
      <Hex x={96} y={92} icon={rooms['crafting-room']} />
      <Hex x={224} y={92} icon={rooms['server-room']} />
      <Hex x={160} y={138} icon={rooms['turret-room']} tone="bad" />
      <Figure x={160} y={44} seat={0} letter="S" />
      <Arrow d="M190 34C220 22 250 22 280 30" />
      <Sign x={298} y={36} icon="gi:pipes" size={26} />
    </Drawing>
  )
}

function Alerts() {
  return (
    <Drawing>
      <Card x={62} y={80} tone="warn" icon={ALERT} />
      <path d="M104 80H150" className="lesson-track" />
      <Hex x={184} y={58} tone="act" icon={rooms.generator} />
      <Hex x={262} y={104} icon={rooms['engine-2']} />
      <Arrow d="M206 76C218 84 226 88 238 92" />
      <Label x={184} y={126} tone="act">
        1
      </Label>
      <Label x={262} y={154}>
        2
      </Label>
      <Figure x={204} y={80} seat={0} letter="S" />
    </Drawing>
  )
}

function Tokens() {
  return (
    <Drawing>
      <Hex x={86} y={84} icon={rooms.canteen} />
      <path d="M124 36l16 9v18l-16 9-16-9v-18z" className="lesson-die" />
      <Label x={124} y={61} tone="warn">
        ?
      </Label>
      <Arrow d="M150 60C170 50 186 50 206 56" />
      <Sign x={236} y={46} icon="gi:egg-clutch" size={36} tone="warn" />
      <Sign x={284} y={84} icon="gi:flame" size={34} tone="bad" />
      <Sign x={236} y={120} icon={INTRUDER_ICONS.larva} size={34} tone="bad" />
    </Drawing>
  )
}

function Turrets() {
  return (
    <Drawing>
      <Hex x={150} y={84} r={62} tone="bad" />
      <Sign x={150} y={56} icon={TURRET} size={44} tone="bad" />
      <Sign x={122} y={108} icon={INTRUDER_ICONS.adult} size={40} tone="bad" />
      <Figure x={182} y={108} seat={0} letter="S" />
      <Label x={250} y={66} tone="warn">
        ?
      </Label>
    </Drawing>
  )
}

function End() {
  return (
    <Drawing>
      <path d="M30 46H230" className="lesson-track" />
      <path d="M30 46H150" className="lesson-track-done" />
      <Label x={150} y={32} tone="warn">
        2
      </Label>
      <Label x={230} y={32}>
        0
      </Label>
      <Sign x={270} y={48} icon={SHUTTLE} size={44} tone="act" />
      <Card x={90} y={116} tone="act" icon={MISSION} tilt={-5} />
      <Label x={150} y={122}>
        /
      </Label>
      <Card x={210} y={116} tone="warn" icon={OFFER} tilt={5} />
    </Drawing>
  )
}

/** Aftermath in six pictures, for whoever knows Nemesis. */
export const aftermathLesson: Lesson = [
  {
    title: { en: 'Back to the ship', fr: 'Retour au vaisseau' },
    text: {
      en: 'Aftermath is played as Nemesis is: learn that first. An Epilogue takes place on the very ship that another game left: its rooms, doors, fires and what crawls there.',
      fr: 'Aftermath se joue comme Nemesis : apprenez-le d’abord. Un épilogue se déroule sur le vaisseau même d’une autre partie : ses salles, ses portes, ses pannes et ce qui y rampe.',
    },
    Picture: Ship,
  },
  {
    title: { en: 'The Shuttle', fr: 'La navette' },
    text: {
      en: 'You begin in it. From its Main Room one move leads to any technical entrance of the ship. When it leaves, be in one of its rooms.',
      fr: 'Vous y commencez. De sa salle principale, un déplacement mène à toute entrée technique du vaisseau. À son départ, soyez dans une de ses salles.',
    },
    Picture: Shuttle,
  },
  {
    title: { en: 'Alerts', fr: 'Les alertes' },
    text: {
      en: 'An Alert is a task for all, with a few rounds to do it. Go where it says and Activate for one card. If it fails, everybody aboard dies.',
      fr: 'Une alerte est une tâche pour tous, à faire en quelques manches. Allez où elle dit et activez pour une carte. Si elle échoue, tous à bord meurent.',
    },
    Picture: Alerts,
  },
  {
    title: { en: 'Sand-coloured tokens', fr: 'Des jetons couleur sable' },
    text: {
      en: 'One lies in every room of the ship and is turned when somebody enters: doors, eggs, fire, worse. In an Epilogue they must be turned before you go.',
      fr: 'Il y en a un par salle du vaisseau, retourné quand quelqu’un entre : portes, œufs, feu, pire. Dans un épilogue, il faut les retourner avant de partir.',
    },
    Picture: Tokens,
  },
  {
    title: { en: 'Turrets', fr: 'Les tourelles' },
    text: {
      en: 'A Turret shoots once a round at what came into its room. Its hidden token says whether at Intruders, at everything, or at nothing.',
      fr: 'Une tourelle tire une fois par manche sur ce qui est entré. Son jeton caché dit si elle vise les Intrus, tout, ou rien.',
    },
    Picture: Turrets,
  },
  {
    title: { en: 'A Mission, or an offer', fr: 'Une mission, ou une offre' },
    text: {
      en: 'Everybody has a secret Mission. One Lucrative Offer lies open: whoever takes it, at any moment, gives up the Mission and must leave alone with something alive or dead.',
      fr: 'Chacun a une mission secrète. Une offre lucrative est posée là : qui la prend, à tout moment, renonce à sa mission et doit partir seul avec quelque chose de vivant ou de mort.',
    },
    Picture: End,
  },
]
