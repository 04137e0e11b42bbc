/** DASK, compulsory earthquake insurance: the title deed's owner, the home and its running policy, the building, the loss payee. */
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { homeFound } from '../home-found';
import { personPart } from '../person-part';
import { homeLookup } from '../register-lookup';
import {
  refuseEarlyRenewal,
  refuseInsuredHome,
  renewalLookup,
  runningPolicyLookup,
  saveHome,
  saveLossPayee,
} from './dask-calls';
import { answersOfRegister, hasPayee, payeeBank, renewsByNumber } from './dask-options';
import { daskOwnFields, line, part, step } from './dask-own-fields';
import { daskFacts } from './facts';
import { premiumNote } from './premium-note';

const person = personPart('Poliçe, tapu sahibi adına düzenlenir.', {
  identity: 'titleDeedTcOrTaxNo',
  birthday: 'birthdayOwnerTitle',
});

const currentPolicy = step({
  slug: 'mevcut-police',
  title: 'Hangi eviniz?',
  lead: 'Adresi bulunca kat, metrekare ve yapı yılının bildiğimiz bölümünü biz doldururuz.',
  menu: 'currentPolicy',
  fields: [
    'policyStatus',
    { field: 'policyNo', when: renewsByNumber },
    { field: 'address', when: (answers) => !renewsByNumber(answers) },
  ],
  save: [refuseEarlyRenewal, refuseInsuredHome],
});

const building = {
  ...step({
    slug: 'konut-ozellikleri',
    title: 'Birkaç bilgi, tek fiyat',
    lead: 'DASK’ın fiyatını tarife belirler, her şirkette aynıdır. Siz doldurdukça hesaplanır.',
    menu: 'home',
    menuName: 'Konut özellikleri',
    lookups: [renewalLookup, homeLookup(answersOfRegister), runningPolicyLookup],
    fields: [
      { field: 'buildingType', confirm: true },
      { field: 'buildingAge', confirm: true },
      { field: 'floorCount', confirm: true },
      { field: 'floor', confirm: true },
      { field: 'buildingArea', confirm: true },
      { field: 'usageType', confirm: true },
      'damageStatus',
      'insurerTitle',
      'payeeStatus',
    ],
    save: [saveHome],
    found: homeFound('mevcut-police'),
    picture: 'dask-bill',
    lastButton: stepButtons.getOffers,
  }),
  note: premiumNote,
};

const lossPayee = step({
  slug: 'alacakli-bilgileri',
  title: 'Krediyi hangi kurum verdi?',
  lead: 'Kurum poliçeye alacaklı yazılır. Hasarda önce kredi borcu kapanır, kalanı size ödenir.',
  menu: 'home',
  menuName: 'Alacaklı bilgileri',
  when: ({ payeeStatus }) => payeeStatus === hasPayee,
  fields: [
    'payeeType',
    { field: 'bankCode', when: ({ payeeType }) => payeeType === payeeBank },
    { field: 'bankCity', when: ({ payeeType }) => payeeType === payeeBank },
    { field: 'branchCode', when: ({ payeeType }) => payeeType === payeeBank },
    { field: 'financialCompanyCode', when: ({ payeeType }) => payeeType !== payeeBank },
  ],
  save: [saveLossPayee],
  button: stepButtons.getOffers,
});

export const form = line({
  facts: daskFacts,
  own: daskOwnFields,
  parts: [person, part({ slug: 'konut-bilgileri', menu: 'home', steps: [currentPolicy, building, lossPayee] })],
});
