/** What the tariff asks about a running policy. */
import { formatMonth } from '@emsal/platform/formats/dates';
import type { Construction } from '@emsal/tariffs/dask/dask-figures';
import type { DaskMonth } from '@emsal/tariffs/dask/dask-month';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Select } from '@emsal/ui/select/select';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { buildingArea } from '@emsal/validation/building-area/building-area';
import { daskTariffTexts as texts } from './dask-tariff.texts';

export interface PolicyAnswers {
  /** `YYYY-MM`. */
  month: string;
  construction: Construction;
  /** As typed. */
  area: string;
}

interface PolicyInputsProps {
  earlier: readonly DaskMonth[];
  answers: PolicyAnswers;
  change: (changed: Partial<PolicyAnswers>) => void;
}

export function PolicyInputs({ earlier, answers: { month, construction, area }, change }: PolicyInputsProps) {
  const checked = buildingArea(area);
  return (
    <Stack>
      <Select
        {...{ id: 'month', label: texts.month, hint: texts.monthHint, placeholder: null, value: month }}
        options={earlier.map((one) => ({ value: one.month, label: formatMonth(one.month) }))}
        onChange={(value) => change({ month: value })}
      />
      <RadioCards
        {...{ id: 'construction', name: 'construction', label: texts.construction, layout: 'pair' }}
        options={texts.constructions}
        value={construction}
        onChange={(value) => change({ construction: value as Construction })}
      />
      <TextField
        {...{ id: 'area', label: texts.area, hint: texts.areaHint, suffix: texts.squareMetre, width: 'short' }}
        inputMode="numeric"
        maxLength={5}
        value={area}
        error={checked.ok ? undefined : checked.message}
        onChange={(value) => change({ area: value })}
      />
    </Stack>
  );
}
