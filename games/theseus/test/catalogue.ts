import { catalogueOf } from '../../common/test/catalogue.ts'

export { named, type Row } from '../../common/test/catalogue.ts'

export const catalogue = catalogueOf('theseus')
