import { type Dictionary, type Language, render } from '@bulkhead/kernel'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { sayIn, words } from '../../words/words.ts'
import { explainWords } from './explain-words.ts'
import {
  ACTION_ICONS,
  ACTIVE,
  BONUS,
  CLAMP,
  CRAWLERS,
  DATA,
  DEACTIVATION,
  EMBRYO,
  END,
  INVISIBLE,
  LIFE,
  MALFUNCTION,
  PARASITE,
  RECORDING,
  SPACE,
  UNIT_ICONS,
  UPGRADE,
} from './icons.ts'
import { type Attack, type CardType, PRINTED, type SectorAction, type UnitKind } from './names.ts'
import { TypeMark } from './type-glyph.tsx'
import './parts.css'

const referenceWords = words(
  {
    turn: 'A turn',
    'turn.1': 'Movement: one unit, clockwise, as many Sectors as units where it starts.',
    'turn.1a':
      'On arrival: Room or ejection, then Traps, then a Flash Assault if the Sector is full.',
    'turn.2': 'Action cards: all of yours in that Sector, in your order.',
    'turn.3': 'Sector action: that of a neutral Sector or of your own.',
    'turn.4':
      "Planning, if you like: one pending slot there. Install yours, draw, or replace an enemy's.",
    'turn.any': 'Upgrade tokens, Instant and Bonus cards: between these steps.',
    'turn.space': 'A unit may come back from Space instead: only Traps follow, and the turn ends.',
    actions: 'Sector actions',
    types: 'Kinds of cards',
    'type.action': 'acts when one of your units stops in its Sector',
    'type.module': 'helps your units or cards in its Sector',
    'type.trap':
      'strikes enemies who stop; Fire, Tentacles and an active Defence System also those who pass',
    'type.instant': 'kept, and played once in your turn',
    'type.shortcut': 'changes Movements that you make through its Sector',
    'type.duplication': 'repeats your cards in the slots beside it',
    'type.special': 'works everywhere',
    units: 'Attacks',
    basic: 'basic',
    upgraded: 'upgraded',
    signs: 'Signs on the board',
    'sign.life': 'Life',
    'sign.data': 'Data',
    'sign.upgrade': 'Upgrade tokens; a filled number is a raised value',
    'sign.bonus': 'Bonus card: won by installing there',
    'sign.malfunction': 'Malfunction: the card is out of the game',
    'sign.crawlers': 'deactivated by Crawlers',
    'sign.recording': 'Recording points of a Camera',
    'sign.active': 'Defence System switched on',
    'sign.embryo': 'controlled by Pandora (1: for one use)',
    'sign.clamp': 'held by a Clamp',
    'sign.parasite': 'carries a Parasite',
    'sign.invisible': 'invisible',
    'sign.deactivation': 'Deactivation token: Traps ignored once',
    'sign.space': 'Space',
    'sign.end': 'End-of-game token: four moves',
    win: 'Winning',
    'win.1': '0 Life: that faction loses at once (not in a death-match).',
    'win.2': '20 Data, or 20 Life in a death-match: you win at once.',
    'win.3': 'End-of-game token on its last space: the highest sum of Life and Data wins.',
    'win.4': 'A tie: additional turns, then a shared victory.',
  },
  {
    turn: 'Un tour',
    'turn.1': "Mouvement : une unité, sens horaire, d'autant de Secteurs que d'unités au départ.",
    'turn.1a':
      "À l'arrivée : Salle ou éjection, puis Pièges, puis Assaut Éclair si le Secteur est plein.",
    'turn.2': 'Cartes Action : toutes les vôtres dans ce Secteur, dans votre ordre.',
    'turn.3': "Action de Secteur : d'un Secteur neutre ou du vôtre.",
    'turn.4':
      'Planification, si vous voulez : un emplacement en attente. Installez, piochez, ou remplacez une carte ennemie.',
    'turn.any': 'Jetons Amélioration, cartes Instantanées et Bonus : entre ces étapes.',
    'turn.space': "Ou une unité revient de l'Espace : seuls les Pièges suivent, et le tour finit.",
    actions: 'Actions de Secteur',
    types: 'Sortes de cartes',
    'type.action': "agit quand une de vos unités s'arrête dans son Secteur",
    'type.module': 'aide vos unités ou vos cartes dans son Secteur',
    'type.trap':
      "frappe les ennemis qui s'arrêtent ; Feu, Tentacules et Système de Défense activé aussi au passage",
    'type.instant': 'gardée, puis jouée une fois à votre tour',
    'type.shortcut': 'change les Mouvements que vous faites par son Secteur',
    'type.duplication': 'répète vos cartes des emplacements voisins',
    'type.special': 'agit partout',
    units: 'Attaques',
    basic: 'de base',
    upgraded: 'améliorée',
    signs: 'Signes du plateau',
    'sign.life': 'Vie',
    'sign.data': 'Connaissance',
    'sign.upgrade': 'jetons Amélioration ; un nombre plein est une valeur augmentée',
    'sign.bonus': 'carte Bonus : gagnée en installant là',
    'sign.malfunction': 'Dysfonctionnement : la carte est hors jeu',
    'sign.crawlers': 'désactivée par les Rampants',
    'sign.recording': "points d'Enregistrement d'une Caméra",
    'sign.active': 'Système de Défense activé',
    'sign.embryo': 'contrôlée par Pandora (1 : un usage)',
    'sign.clamp': 'tenue par une Pince',
    'sign.parasite': 'porte un Parasite',
    'sign.invisible': 'invisible',
    'sign.deactivation': 'jeton Désactivation : Pièges ignorés une fois',
    'sign.space': 'Espace',
    'sign.end': 'jeton Fin de partie : quatre pas',
    win: 'Gagner',
    'win.1': '0 Vie : cette faction perd aussitôt (pas en match à mort).',
    'win.2': '20 Connaissance, ou 20 Vie en match à mort : vous gagnez aussitôt.',
    'win.3':
      'Jeton Fin de partie sur la dernière case : la plus haute somme de Vie et de Connaissance gagne.',
    'win.4': 'Égalité : tours additionnels, puis victoire partagée.',
  },
)

const TURN = ['turn.1', 'turn.1a', 'turn.2', 'turn.3', 'turn.4', 'turn.any', 'turn.space'] as const
const WIN = ['win.1', 'win.2', 'win.3', 'win.4'] as const
const TYPES = ['action', 'trap', 'module', 'shortcut', 'duplication', 'special', 'instant'] as const
const ACTIONS: readonly (readonly [SectorAction, string | null])[] = [
  ['assault', 'corridors'],
  ['malfunction', 'control-room'],
  ['extra-turn', 'tech-bay'],
  ['home', null],
]
const SIGNS = {
  'sign.life': LIFE,
  'sign.data': DATA,
  'sign.upgrade': UPGRADE,
  'sign.bonus': BONUS,
  'sign.malfunction': MALFUNCTION,
  'sign.crawlers': CRAWLERS,
  'sign.recording': RECORDING,
  'sign.active': ACTIVE,
  'sign.embryo': EMBRYO,
  'sign.clamp': CLAMP,
  'sign.parasite': PARASITE,
  'sign.invisible': INVISIBLE,
  'sign.deactivation': DEACTIVATION,
  'sign.space': SPACE,
  'sign.end': END,
} as const satisfies Record<string, IconShape>

interface Props {
  readonly words: Dictionary
  readonly language: Language
}

/** Everything a player looks up in the middle of a turn, on one page. */
export function Reference({ words: dictionary, language }: Props) {
  const say = sayIn(referenceWords, language)
  const explained = sayIn(explainWords, language)
  return (
    <div className="the-reference">
      <section>
        <h3>{say('turn')}</h3>
        <ul className="the-lines">
          {TURN.map((key) => (
            <li key={key}>{say(key)}</li>
          ))}
        </ul>
        <h3>{say('win')}</h3>
        <ul className="the-lines">
          {WIN.map((key) => (
            <li key={key}>{say(key)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say('actions')}</h3>
        <dl className="the-list">
          {ACTIONS.map(([action, sector]) => (
            <div key={action}>
              <dt>
                <Icon shape={ACTION_ICONS[action]} size={20} />
              </dt>
              <dd>
                {sector && <b>{render(dictionary, `sector.${sector}`)}. </b>}
                {explained(`sector.${action}`)}
              </dd>
            </div>
          ))}
        </dl>
        <Attacks words={dictionary} language={language} />
      </section>
      <section>
        <h3>{say('types')}</h3>
        <dl className="the-list">
          {TYPES.map((type: CardType & (typeof TYPES)[number]) => (
            <div key={type}>
              <dt>
                <TypeMark type={type} />
              </dt>
              <dd>
                <b>{render(dictionary, `type.${type}`)}</b> {say(`type.${type}`)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{say('signs')}</h3>
        <dl className="the-list">
          {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((sign) => (
            <div key={sign}>
              <dt>
                <Icon shape={SIGNS[sign]} size={20} />
              </dt>
              <dd>{say(sign)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Attacks({ words: dictionary, language }: Props) {
  const say = sayIn(referenceWords, language)
  const explained = sayIn(explainWords, language)
  const attack = (which: Attack) => explained(`attack.${which}`)
  return (
    <>
      <h3>{say('units')}</h3>
      <dl className="the-list">
        {(Object.keys(PRINTED.UNITS) as UnitKind[]).map((kind) => {
          const [basic, upgraded] = PRINTED.UNITS[kind].attack
          return (
            <div key={kind}>
              <dt>
                <Icon shape={UNIT_ICONS[kind]} size={20} />
              </dt>
              <dd>
                <b>{render(dictionary, `kind.${kind}`)}</b>{' '}
                {basic === upgraded
                  ? attack(basic)
                  : `${say('basic')}: ${attack(basic)}; ${say('upgraded')}: ${attack(upgraded)}`}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
