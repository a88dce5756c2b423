/** Declarations that several tools share: apart from these, a plugin can't import another. */
export {
  financedPropertyFields,
  loanFormulas,
  returnFormulas,
  saleWithBalance,
} from './financed-property.ts';
export { financedPropertyHelp } from './financed-property-help.ts';
export { coliving } from './coliving.ts';
export { type QualityArea, type QualityTopic, qualityAreas } from './coliving-quality.ts';
export { degrees, likelihoods, severities } from './levels.ts';
export { propertyTypes } from './propertyTypes.ts';
export { rentalFee } from './rentalFee.ts';
export { ranges } from './ranges.ts';
