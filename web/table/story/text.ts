import { type Dictionary, type Line, render } from '@bulkhead/kernel'
import { type Beat, befalls } from './beats.ts'

type Parts = Beat['parts']

/** What others do is told in five seconds, so that a round of three of them stays under fifteen. */
const MOST_CHARACTERS = 74

/** The beat in one or two sentences. */
export function textOf(beat: Beat, words: Dictionary, name: string): string {
  const told = toldParts(beat)
  const [first, ...rest] = told
  if (beat.isSummary) return inShort(name, told, words)
  const isInShort = beat.concern === 'none' || told.every(isOrdinary)
  if (rest.length > 0 && isInShort) {
    return inShort(withoutEnd(sentenceOf(first.line, words)), rest, words)
  }
  return told.map(({ line }) => sentenceOf(line, words)).join(' ')
}

type Part = Parts[number]

function isOrdinary({ moment }: Part): boolean {
  return moment.weight !== 'event'
}

function rank(part: Part): number {
  return Number(befalls(part)) * 2 + Number(!isOrdinary(part))
}

/** The same for a chip beside its player's badge, or as a step on the way. */
export function gistOf({ lead }: Beat, words: Dictionary): string {
  return gist(lead.line, words)
}

/** Quiet lines are told only where there is nothing else. */
function toldParts({ parts }: Beat): Parts {
  const told = parts.filter(({ moment }) => moment.weight !== 'quiet')
  return told.length > 0 ? told : parts
}

/** What befalls its reader, and as much else as there is room for, first what mattered most; in its order. */
function inShort(beginning: string, parts: Parts, words: Dictionary): string {
  const chosen = new Map<string, number>()
  let room = MOST_CHARACTERS - beginning.length
  for (const part of parts.toSorted((one, other) => rank(other) - rank(one))) {
    const text = gist(part.line, words)
    room -= text.length + 2
    if (room < 0 && !befalls(part)) break
    chosen.set(text, part.at)
  }
  const list = [...chosen].sort(([, one], [, other]) => one - other).map(([text]) => text)
  return list.length > 0 ? `${beginning}${words['gist.colon']}${list.join(', ')}.` : `${beginning}.`
}

function gist(line: Line, words: Dictionary): string {
  const key = `gist.${line.kind}`
  return words[key] === undefined
    ? withoutEnd(sentenceOf(line, words))
    : render(words, key, line.params)
}

export function sentenceOf(line: Line, words: Dictionary): string {
  return render(words, `log.${line.kind}`, line.params)
}

function withoutEnd(sentence: string): string {
  return sentence.replace(/\.$/, '')
}
