import { reworded } from '../../words/words.ts'
import { BOARD_WORDS } from '../hull/board-words.ts'
import { EXPLAIN_WORDS } from '../hull/explain-words.ts'
import { OTHERS_WORDS } from '../hull/others-words.ts'
import { OWN_WORDS } from '../hull/own-words.ts'
import { VERB_WORDS } from '../hull/verb-words.ts'

/** What the shared parts say otherwise in Lockdown. */
export const WORDS = {
  board: reworded(BOARD_WORDS, { board: 'The base' }, { board: 'La base' }),
  own: reworded(
    OWN_WORDS,
    {
      'fate.escaped': 'left by pod',
      'out-escaped':
        'Your pod has left the base. Contingency and Objective are checked at the end.',
      'out-bunker': 'You are in the Bunker. Contingency and Objective are checked at the end.',
      'out-locked-in':
        'You are locked in. You live if the base stands and no contingency asks for you.',
    },
    {
      'fate.escaped': 'parti en nacelle',
      'out-escaped':
        'Votre nacelle a quitté la base. Contingence et objectif seront vérifiés à la fin.',
      'out-bunker': 'Vous êtes au Bunker. Contingence et objectif seront vérifiés à la fin.',
      'out-locked-in':
        'Vous êtes isolé. Vous vivrez si la base tient et qu’aucune contingence ne vous vise.',
    },
  ),
  others: reworded(
    OTHERS_WORDS,
    { 'on-board': 'in the base {number}', none: 'None is in the base.' },
    { 'on-board': 'dans la base {number}', none: 'Aucun dans la base.' },
  ),
  verbs: VERB_WORDS,
  explain: reworded(
    EXPLAIN_WORDS,
    {
      'room-action': 'Room action (2 cards unless it says otherwise, out of combat):',
      energy: 'Energy Weapon: Energy Charges reload it.',
      'signal-text': 'Sent from the Transmitter. Objectives ask for it, and Code Blue spares it.',
      'slime-text':
        'Every Silence counts as Danger. Clothes or the Decontamination Room remove it.',
      'larva-text':
        'It waits. An infected scan or the event Maturation kills its host; at the end it forces the draw of four cards. Surgery, Decontamination or an Antidote removes it.',
      'fire-text':
        'A turn that ends here gives a Light Wound. Twelve are in the box: should a thirteenth be needed, the base explodes.',
      'malfunction-text':
        'The room action and the Computer do not work. Should an eleventh be needed, the base explodes.',
      unfound:
        'Not discovered. Each new kind of Object analysed in the Laboratory reveals the next.',
      'eggs-text': 'On the Laboratory board: {number}. With none left the Nest is destroyed.',
    },
    {
      'room-action': 'Action de salle (2 cartes sauf indication, hors combat) :',
      energy: 'Arme à énergie : les Charges d’énergie la rechargent.',
      'signal-text': 'Envoyé de l’émetteur. Des objectifs le demandent, et le Code Bleu l’épargne.',
      'slime-text':
        'Tout silence compte comme un danger. Des vêtements ou la salle de décontamination l’enlèvent.',
      'larva-text':
        'Elle attend. Un scan infecté ou l’événement Maturation tue son hôte ; à la fin elle impose de tirer quatre cartes. Le bloc opératoire, la décontamination ou un antidote l’enlève.',
      'fire-text':
        'Un tour qui finit ici donne une blessure légère. La boîte en a douze : s’il en fallait un treizième, la base exploserait.',
      'malfunction-text':
        'L’action de la salle et l’ordinateur ne marchent pas. S’il en fallait une onzième, la base exploserait.',
      unfound:
        'Pas découvert. Chaque nouvelle sorte de corps analysée au laboratoire révèle le suivant.',
      'eggs-text': 'Sur le plateau du laboratoire : {number}. Sans œuf, le nid est détruit.',
    },
  ),
} as const
