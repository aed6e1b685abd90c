import { catalogueOf } from '../../common/test/catalogue.ts'

/** The tables of the components catalogue. */
export const catalogue = catalogueOf('retaliation')
