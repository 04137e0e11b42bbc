/** Green card: countries, and the vehicle, journey and delivery that the form stores (funnel 3.7, 7.1, 7.2). */
import { greenCardCalls } from '@emsal/api/calls/green-card';
import { usageTypes } from '@emsal/lines/vehicle/option-lists';
import { greenCardCountries } from '@emsal/reference/green-card-countries';
import { plate } from '@emsal/validation/plate/plate';
import { defineModule } from '../../http/module';
import { ProtocolError } from '../../http/protocol-error';
import { saveGreenCard } from './green-card-store';
import { storeCargo } from './store-cargo';
import { storeJourney } from './store-journey';

const pickUsage = 'Listeden bir araç türü seçin';

export const greenCardModule = defineModule({
  name: 'green-card',
  calls: greenCardCalls,
  handlers: {
    'GET quoterequestapi/greencard/getGreenCardDestinationAsync': async () => [...greenCardCountries],
    'POST quoterequestapi/greencard/saveVehicleGreenCardAsync': async (
      { visitId, licensePlateNo, usageType, purposeOfUsageType },
      { db },
    ) => {
      const number = plate(licensePlateNo);
      const fields = {
        ...(!number.ok && { licensePlateNo: number.message }),
        ...(!usageTypes.some(({ code }) => code === usageType) && { usageType: pickUsage }),
      };
      if (!number.ok || Object.keys(fields).length > 0) throw new ProtocolError('badBody', { fields });
      await saveGreenCard(db, { visitId, licensePlateNo: number.value, usageType, purposeOfUsageType });
      return null;
    },
    'POST quoterequestapi/greencard/saveTravelGreenCardAsync': storeJourney,
    'POST quoterequest/greencard/savegreencardcargoasync': storeCargo,
  },
});
