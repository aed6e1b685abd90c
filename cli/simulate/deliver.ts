import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Complaint, type Shell, say, sayJson } from '../shell.ts'
import { htmlPage } from './html/page.ts'
import type { LabArguments } from './plan.ts'
import { printReport } from './print.ts'
import type { Report } from './report.ts'

type Outputs = Pick<LabArguments, 'json' | 'html' | 'results'>

/** Nobody should learn after an hour that the report cannot be written. */
export function checkOutputs(shell: Shell, { json, html, results }: Outputs): void {
  for (const path of [json, html, results]) {
    if (typeof path === 'string' && !isWritable(resolve(shell.directory, path))) {
      throw new Complaint(`${path} cannot be written.`)
    }
  }
}

function isWritable(path: string): boolean {
  try {
    if (existsSync(path) && statSync(path).isDirectory()) return false
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** The terminal, and whatever files were asked for. Chance that does not fit makes the command fail. */
export function deliver(shell: Shell, { json, html }: Outputs, report: Report): void {
  if (json === true) sayJson(shell, report)
  else printReport(shell, report)
  const files = [
    ...(typeof json === 'string' ? [{ path: json, text: () => asText(report) }] : []),
    ...(html ? [{ path: html, text: () => htmlPage(report) }] : []),
  ]
  for (const { path, text } of files) {
    writeFileSync(resolve(shell.directory, path), text())
    if (json !== true) say(shell, `Written: ${path}`)
  }
  if (report.chances.some(({ fits }) => !fits)) shell.exitCode = 1
}

function asText(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
