/** All fields of the health family, as types: those of single lines too. */
import type { licenceFields } from './personal-accident/licence-fields';
import type { journeyFields } from './travel/journey-fields';
import type { parentFields } from './travel/parent-fields';
import type { contractedFields } from './complement-health/contracted-fields';
import type { petFields } from './pet/pet-fields';
import type { healthFields } from './health-fields';

/** Includes the fields that single lines have in their own `own`, which only their pages load. */
export type HealthDictionary = typeof healthFields & OwnFields;
export type OwnFields = typeof contractedFields &
  typeof journeyFields &
  typeof licenceFields &
  typeof parentFields &
  typeof petFields;
