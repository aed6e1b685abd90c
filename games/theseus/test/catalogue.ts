import { catalogueOf, type Row } from '../../common/test/catalogue.ts'

export { named, type Row } from '../../common/test/catalogue.ts'

const tables = catalogueOf('theseus')

export const catalogue = (heading: string): Row[] => tables(heading)
