/** The vehicle that the register knows, for one look: `2019 BMW 320i`, its plate, and until when it is insured. */
import type { Found } from '@emsal/lines/kit/grammar/step';
import { formatDate } from '@emsal/platform/formats/dates';
import { formatPlate } from '@emsal/validation/plate/plate';
import { currentPolicyEnd } from './first-day/current-policy-end';
import type { VehicleAnswers } from './vehicle-grammar';
import { vehicleFoundTexts as texts } from './vehicle-found.texts';

/** Null where the visitor gives the vehicle. */
export function vehicleFound(answers: VehicleAnswers): Found | null {
  const { isVehicleFound, vehicleBrandName, vehicleModelTypeName, vehicleModelYear, licensePlateNo } = answers;
  if (!isVehicleFound || !vehicleBrandName || !vehicleModelTypeName) return null;
  const policyEnd = currentPolicyEnd(answers);
  return {
    question: texts.question,
    name: [vehicleModelYear, vehicleBrandName, vehicleModelTypeName].filter(Boolean).join(' '),
    facts: [
      formatPlate(licensePlateNo),
      ...(policyEnd === undefined ? [] : [texts.insuredUntil(formatDate(policyEnd))]),
    ],
    other: { step: 'ruhsat-bilgileri', text: texts.other },
  };
}
