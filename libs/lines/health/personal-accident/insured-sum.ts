import { amount } from '@emsal/lines/kit/fields/amount';
import { accidentSums } from '@emsal/tariffs/accident/accident-figures';

const { least, most, usual } = accidentSums.value;

/** The sum insured, whole TL: the form proposes the usual one. */
export const sumField = amount({
  label: 'Teminat tutarı',
  hint: 'Vefatta tamamı, sürekli sakatlıkta derecesine göre bir bölümü ödenir',
  least,
  most,
  step: 50_000,
  proposed: () => usual,
});
