import { catalogueOf } from '../../common/test/catalogue.ts'

export { counted, list, named, type Row } from '../../common/test/catalogue.ts'

export const catalogue = catalogueOf('nemesis')
