import { expect, test } from 'vitest'
import { BY_TOUCH, Player, playTogether } from './player.ts'
import { PHONE, setStage } from './stage.ts'
import { gather, sameLogOn } from './tables.ts'

const stage = setStage({})

test('a person comes along to a phone by a link, and plays the same seat on both', async () => {
  const { pages, link } = await gather(stage, ['Ann', 'Bob'])
  const [ann, bob] = pages
  const settings = await ann.context().newPage()
  await settings.goto(`${stage.url}/#/settings`)
  await settings.getByRole('button', { name: 'Make a link' }).click()
  const carry = await settings.locator('input[readonly]').inputValue()
  expect(carry).toContain('#/claim/')

  const phone = await stage.guest({ name: 'Nobody', viewport: PHONE, touch: true })
  await phone.goto(carry)
  await phone.getByRole('button', { name: 'Yes, it is me' }).click()
  await phone.getByText('Welcome, Ann.').waitFor()
  await phone.getByRole('link', { name: 'To the games', exact: true }).click()
  await phone.getByRole('link', { name: /^(Go on with|Look in at) / }).click()
  await phone.waitForURL(link)
  await phone.locator('.table').waitFor()

  // What is answered on one device is not asked on the other any more.
  const desk = new Player(ann, 1)
  const other = new Player(bob, 2)
  await playTogether([desk, other], () => desk.answers >= 3)
  const question = () => ann.locator('.prompt[data-question]').getAttribute('data-question')
  await playTogether([other], () => ann.locator('.prompt[data-question]').isVisible())
  const before = await question()
  await expect
    .poll(() => phone.locator('.prompt[data-question]').getAttribute('data-question'))
    .toBe(before)
  await new Player(phone, 3, BY_TOUCH).answer()
  await expect
    .poll(() =>
      ann.locator('.prompt[data-question]').evaluateAll(([list]) => list?.dataset.question),
    )
    .not.toBe(before)

  // The link worked once.
  const thief = await stage.guest({ name: 'Eve' })
  await thief.goto(carry)
  await thief.getByRole('button', { name: 'Yes, it is me' }).click()
  await thief.getByRole('alert').waitFor()
})

test('two tabs of one person show the same; a new name is known to everybody', async () => {
  const { pages, link } = await gather(stage, ['Ann', 'Bob'])
  const [ann, bob] = pages
  const second = await ann.context().newPage()
  await second.goto(link)
  await second.locator('.table').waitFor()
  const players = [new Player(ann, 1), new Player(bob, 2)]
  await playTogether(players, () => players[0].answers >= 2)
  await sameLogOn([ann, bob, second])

  await second.goto(`${stage.url}/#/settings`)
  await second.getByLabel('Your name').fill('Anna')
  await second.getByRole('button', { name: 'Save', exact: true }).first().click()
  await second.getByText('Saved').waitFor()
  const known = await second.request.get(`${stage.url}/api/identity`)
  expect((await known.json()).name).toBe('Anna')
  await bob.locator('.players').getByText('Anna').first().waitFor()
})

test('a link of another device that was cut short says what to do', async () => {
  const page = await stage.guest()
  await page.goto(`${stage.url}/#/claim/short`)
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await page.getByRole('alert').getByText('Make another one in the settings').waitFor()
})
