/** Telephones: brands and models of the dated list, and the insured device (funnel 3.7, 7.2). An unknown brand has no models. */
import { phoneCalls } from '@emsal/api/calls/phone';
import { phoneBrands, phoneModelsOf } from '@emsal/reference/phones';
import { defineModule } from '../../http/module';
import { savePhone } from './save-phone';

export const phoneModule = defineModule({
  name: 'phone',
  calls: phoneCalls,
  handlers: {
    'GET quoterequestapi/phone/getphonebrandlist': async () => [...phoneBrands],
    'GET quoterequestapi/phone/getphonemodellist/{brandCode}': async ({ brandCode }) =>
      phoneModelsOf(brandCode).map(({ code, name, listValue }) => ({ code, name, median: listValue * 100 })),
    'POST quoterequestapi/phone/savephoneinfo': savePhone,
  },
});
