/** HOME, insurance of building and contents: the insured, the address, the home with the sums insured. */
import { homeFound } from '../home-found';
import { personPart } from '../person-part';
import { homeLookup } from '../register-lookup';
import { homeFacts } from './facts';
import { daskLookup, saveHome } from './home-calls';
import { homeOwnFields, line, part, step } from './home-own-fields';
import { daskGapNote } from './dask-gap-note';
import { homeOfRegister } from './home-options';
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { ownerTitle } from '@emsal/risks/building/building-codes';

const address = step({
  slug: 'adres-bilgileri',
  title: 'Hangi eviniz?',
  lead: 'Adresi bulunca kat, metrekare ve yapı yılının bildiğimiz bölümünü biz doldururuz.',
  menu: 'address',
  fields: ['address'],
});

const building = {
  ...step({
    slug: 'konut-ozellikleri',
    title: 'Evinizde ne kadar var?',
    lead: 'Bedeli düşük yazarsanız hasarın da o kadarı ödenir. Başlangıç değerlerini evinizin alanından hesapladık.',
    menu: 'home',
    menuName: 'Konut özellikleri',
    lookups: [homeLookup(homeOfRegister), daskLookup],
    fields: [
      { field: 'buildingType', confirm: true },
      { field: 'buildingAge', confirm: true },
      { field: 'floorCount', confirm: true },
      { field: 'floor', confirm: true },
      { field: 'buildingArea', confirm: true },
      { field: 'daskStatus', confirm: true },
      'usageType',
      'insurerTitle',
      { field: 'buildingSum', when: ({ insurerTitle }) => insurerTitle === ownerTitle },
      'contentsSum',
      'glassSum',
      'electronicsSum',
      'valuablesSum',
      'earthquake',
    ],
    save: [saveHome],
    found: homeFound('adres-bilgileri'),
    picture: 'house',
    button: stepButtons.getOffers,
  }),
  note: daskGapNote,
};

export const form = line({
  facts: homeFacts,
  own: homeOwnFields,
  parts: [
    personPart('Poliçe, evin sahibi ya da kiracısı adına düzenlenir.', {
      identity: 'tcNoOrTaxNo',
      birthday: 'birthday',
    }),
    part({ slug: 'konut-bilgileri', menu: 'home', steps: [address, building] }),
  ],
});
