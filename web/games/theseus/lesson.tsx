import type { Lesson } from '../lesson/lesson.ts'
import { Arrow, Card, Drawing, Figure, Label, Sign } from '../lesson/parts.tsx'
import { ACTION_ICONS, CARD_ICONS, FACTION_ICONS } from './icons.ts'

/** Corners of six Sectors on a ring; the first is at the top. */
const SECTORS = [0, 1, 2, 3, 4, 5].map((number) => {
  const angle = (Math.PI / 3) * number - Math.PI / 2
  return { x: 160 + 100 * Math.cos(angle), y: 86 + 58 * Math.sin(angle) }
})

function Ring({ lit }: { readonly lit?: number }) {
  return (
    <>
      <ellipse cx="160" cy="86" rx="100" ry="58" className="lesson-ring" />
      {SECTORS.map(({ x, y }, number) => (
        <g key={`${x} ${y}`} className={number === lit ? 'lesson-act' : 'lesson-calm'}>
          <circle cx={x} cy={y} r="22" className="lesson-shape" />
        </g>
      ))}
    </>
  )
}

function Goal() {
  return (
    <Drawing>
      <Sign x={62} y={70} icon={FACTION_ICONS.marines} size={58} tone="act" />
      <Sign x={258} y={70} icon={FACTION_ICONS.aliens} size={58} tone="bad" />
      <path d="M24 128H124" className="lesson-track" />
      <path d="M24 128H104" className="lesson-life" />
      <path d="M198 128H298" className="lesson-track" />
      <path d="M198 128H212" className="lesson-life" />
      <Label x={62} y={160}>
        17
      </Label>
      <Label x={248} y={160} tone="bad">
        3 → 0
      </Label>
      <Sign x={160} y={76} icon={ACTION_ICONS.assault} size={40} />
    </Drawing>
  )
}

function Moving() {
  const [start, , , end] = SECTORS
  return (
    <Drawing>
      <Ring lit={3} />
      <Figure x={start.x - 13} y={start.y - 2} seat={0} letter="M" />
      <Figure x={start.x + 13} y={start.y - 2} seat={1} letter="A" />
      <Figure x={start.x} y={start.y + 16} seat={1} letter="A" />
      <Arrow d={`M${start.x + 34} ${start.y + 2}C300 40 300 132 ${end.x + 30} ${end.y + 4}`} />
      <Label x={160} y={92} tone="act">
        3
      </Label>
    </Drawing>
  )
}

function Rooms() {
  return (
    <Drawing>
      <rect x="92" y="17" width="136" height="136" rx="10" className="lesson-sector" />
      <path d="M160 17v40M160 113v40M92 85h40M188 85h40" />
      <Figure x={126} y={51} seat={0} letter="M" />
      <Figure x={194} y={51} seat={1} letter="A" />
      <Figure x={126} y={119} seat={1} letter="A" />
      <Sign x={160} y={85} icon={ACTION_ICONS.assault} size={30} tone="bad" />
      <Label x={194} y={126}>
        4
      </Label>
    </Drawing>
  )
}

function Cards() {
  return (
    <Drawing>
      <Card x={70} y={84} tone="bad" icon={CARD_ICONS['mar-minefield']} />
      <Card x={250} y={84} tone="act" icon={CARD_ICONS['mar-assault']} />
      <Figure x={70} y={140} seat={1} letter="A" />
      <Figure x={250} y={140} seat={0} letter="M" />
      <Label x={112} y={92} tone="bad">
        −2
      </Label>
      <Sign x={206} y={86} icon={ACTION_ICONS.assault} size={28} tone="act" />
      <path d="M160 40v100" />
    </Drawing>
  )
}

function SectorActs() {
  return (
    <Drawing>
      <Ring />
      {[ACTION_ICONS.assault, ACTION_ICONS.malfunction, ACTION_ICONS['extra-turn']].map(
        (icon, i) => (
          <Sign
            key={icon}
            x={SECTORS[i * 2].x}
            y={SECTORS[i * 2].y}
            icon={icon}
            size={26}
            tone="warn"
          />
        ),
      )}
      <Sign x={SECTORS[1].x} y={SECTORS[1].y} icon={ACTION_ICONS.home} size={26} tone="act" />
      <Figure x={SECTORS[1].x + 24} y={SECTORS[1].y - 18} seat={0} letter="M" />
    </Drawing>
  )
}

function Planning() {
  return (
    <Drawing>
      <Card x={66} y={84} tone="fog" icon={CARD_ICONS['mar-fire']} />
      <Arrow d="M96 70C140 36 180 36 220 66" />
      <Card x={248} y={84} tone="act" icon={CARD_ICONS['mar-fire']} />
    </Drawing>
  )
}

/** Theseus in six pictures. */
export const theseusLesson: Lesson = [
  {
    title: { en: 'Bring them to nothing', fr: 'Les réduire à rien' },
    text: {
      en: 'Each faction has 20 Life; every wound costs one, and at 0 it has lost. Scientists and Greys also win with 20 Data. Three or four, each for themselves, collect the wounds they deal.',
      fr: 'Chaque faction a 20 Vie ; chaque blessure en coûte une, et à 0 elle a perdu. Scientifiques et Gris gagnent aussi avec 20 Connaissance. À trois ou quatre, chacun pour soi, on collectionne les blessures infligées.',
    },
    Picture: Goal,
  },
  {
    title: { en: 'Count, then go', fr: 'Compter, puis aller' },
    text: {
      en: 'You must move one unit, clockwise, exactly as many Sectors as there are units in the one it leaves: itself, friends and foes. Move somebody else, and the count changes.',
      fr: 'Vous devez déplacer une unité, dans le sens horaire, d’exactement autant de Secteurs qu’il y a d’unités dans celui qu’elle quitte : elle-même, amies et ennemies. Déplacez-en une autre, et le compte change.',
    },
    Picture: Moving,
  },
  {
    title: { en: 'Four Rooms in a Sector', fr: 'Quatre Salles par Secteur' },
    text: {
      en: 'Units attack only through openings in the walls. The fourth unit fills the Sector, and whoever moved it attacks at once. A fifth throws somebody out into Space.',
      fr: 'On n’attaque que par les ouvertures des murs. La quatrième unité remplit le Secteur, et qui l’a déplacée attaque aussitôt. Une cinquième éjecte quelqu’un dans l’Espace.',
    },
    Picture: Rooms,
  },
  {
    title: { en: 'Cards wait on the ring', fr: 'Des cartes sur l’anneau' },
    text: {
      en: 'Where your unit stops, your Action cards act. Where an enemy stops, your Traps wound. Look before you land: the table shows what will trigger.',
      fr: 'Là où votre unité s’arrête, vos cartes Action agissent. Là où un ennemi s’arrête, vos Pièges blessent. Regardez avant d’arriver : la table montre ce qui se déclenchera.',
    },
    Picture: Cards,
  },
  {
    title: { en: 'The Sector acts', fr: 'Le Secteur agit' },
    text: {
      en: 'Then the Sector itself: an Assault, a Malfunction, an Extra Turn, or at home an Upgrade that turns a unit to its better side or raises a card by one.',
      fr: 'Puis le Secteur lui-même : un Assaut, un Dysfonctionnement, un Tour Supplémentaire, ou chez vous une Amélioration, qui retourne une unité sur son meilleur côté ou augmente une carte de un.',
    },
    Picture: SectorActs,
  },
  {
    title: { en: 'Plan ahead', fr: 'Planifier' },
    text: {
      en: 'Last, use the slots inside that Sector: install your waiting card in any Sector, draw into an empty slot, or throw out an enemy’s card. When the cards run out, Life and Data together decide.',
      fr: 'Enfin, servez-vous des emplacements de ce Secteur : installez votre carte en attente où vous voulez, piochez dans un emplacement vide, ou chassez une carte ennemie. Quand les cartes manquent, Vie et Connaissance décident ensemble.',
    },
    Picture: Planning,
  },
]
