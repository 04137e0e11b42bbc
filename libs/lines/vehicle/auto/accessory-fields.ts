/** Accessories of a vehicle, and the value that limits them (spec funnel 3.6, 5). */
import type { CheckContext, Dictionary, Row } from '@emsal/lines/kit/grammar/field';
import { list } from '@emsal/lines/kit/fields/list';
import { fact } from '@emsal/lines/kit/person/personal-fields';
import { formatLira } from '@emsal/platform/formats/money';
import { accessoryCapPercent, accessoryPrice, accessoryTotal } from '@emsal/validation/accessory-price/accessory-price';
import { accessoryPriceMessages } from '@emsal/validation/accessory-price/accessory-price-messages';

/** Whole TL; 0 while it is unknown. */
const valueOf = ({ answers }: CheckContext): number => Number(answers.vehicleValue || 0);

/** Without a known value there is no upper limit for the total. */
function overCap(rows: readonly Row[], context: CheckContext): string | null {
  const value = valueOf(context);
  if (value === 0) return null;
  const verdict = accessoryTotal(
    rows.map(({ amount }) => Number(amount)),
    value,
  );
  return verdict.ok ? null : verdict.message;
}

function capOf(context: CheckContext): string | null {
  const cap = Math.floor((valueOf(context) * accessoryCapPercent) / 100);
  return cap === 0
    ? null
    : `Toplam en çok ${formatLira(cap * 100)} olabilir: araç değerinin %${accessoryCapPercent}’u.`;
}

export const accessoryFields = {
  vehicleValue: fact,
  isAccessoryVehicle: {
    kind: 'checkbox',
    label: 'Araca sonradan takılan aksesuar var',
    hint: 'Bedelini girdiğiniz aksesuarlar da güvenceye girer',
    optional: true,
  },
  accessoriesForm: list({
    label: 'Aksesuarlar',
    missing: 'Aksesuarları ekleyin ya da yukarıdaki işareti kaldırın',
    pick: 'code',
    sum: 'amount',
    row: {
      code: { kind: 'select', label: 'Aksesuar', missing: 'Aksesuarı seçin' },
      amount: {
        kind: 'number',
        label: 'Bedeli',
        missing: 'Bedelini girin',
        unit: '₺',
        inputMode: 'numeric',
        maxLength: 16,
        checks: [accessoryPrice],
      },
    },
    words: {
      add: 'Aksesuar ekle',
      change: 'Aksesuarları değiştir',
      save: 'Aksesuarları kaydet',
      count: (rows: number) => `${rows} aksesuar`,
      unsaved: accessoryPriceMessages.unsaved,
    },
    limit: capOf,
    together: overCap,
  }),
} as const satisfies Dictionary;
