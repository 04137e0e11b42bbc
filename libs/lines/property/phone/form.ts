/** PHONE, insurance of one telephone: its owner, and the device by its IMEI. */
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { personPart } from '../person-part';
import { phoneFacts } from './facts';
import { line, part, phoneOwnFields, send, step } from './phone-fields';

const savePhone = send('POST quoterequestapi/phone/savephoneinfo', (answers, { visitId }) => ({
  visitId,
  phoneBrand: answers.phoneBrand,
  phoneModel: answers.phoneModel,
  phoneImeiNo: answers.phoneImeiNo,
  warrantyOver: answers.warrantyOver,
}));

const features = step({
  slug: 'cep-telefonu-ozellikleri',
  title: 'Hangi telefon?',
  lead: 'Fiyatı modelin liste değeri belirler. IMEI ile cihazın kayıtlı ve sigortasız olduğuna bakarız.',
  menu: 'device',
  menuName: 'Cihaz özellikleri',
  fields: ['phoneBrand', 'phoneModel', 'phoneImeiNo', 'warrantyOver'],
  save: [savePhone],
  picture: 'phone-value',
  button: stepButtons.getOffers,
});

export const form = line({
  facts: phoneFacts,
  own: phoneOwnFields,
  parts: [
    personPart('Poliçe, telefonun sahibi adına düzenlenir.', { identity: 'tcNo', birthday: 'birthday' }),
    part({ slug: 'cep-telefonu-bilgileri', menu: 'device', steps: [features] }),
  ],
});
