import { catalogueOf, type Row } from '../../common/test/catalogue.ts'

export { counted, list, named, type Row } from '../../common/test/catalogue.ts'

const tables = catalogueOf('nemesis')

export const catalogue = (heading: string): Row[] => tables(heading)
