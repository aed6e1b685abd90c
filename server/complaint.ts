/** Why a request is not granted: nothing has changed, and the message is for the person who asked. */
export class Complaint extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What would be accepted instead, where that can be listed. */
    readonly legal?: readonly string[],
  ) {
    super(message)
    this.name = 'Complaint'
  }
}

export const badRequest = (message: string) => new Complaint(400, 'bad-request', message)
export const unknownPerson = () =>
  new Complaint(401, 'who-are-you', 'Tell the server your name first.')
export const forbidden = (message: string) => new Complaint(403, 'forbidden', message)
export const notFound = (what: string) =>
  new Complaint(404, 'not-found', `There is no such ${what}.`)
export const conflict = (code: string, message: string, legal?: readonly string[]) =>
  new Complaint(409, code, message, legal)
