export { only, whyNoScript, whyNotIncluded, whyNotLoaded, whyOtherSpecs, whyOtherVersion } from './reasons.ts';
