/** The value list of vehicles. Each choice loads its address anew; without script the button does. */
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, useNavigate } from '@emsal/platform/router';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Select } from '@emsal/ui/select/select';
import { Slider } from '@emsal/ui/slider/slider';
import { useState, type FormEvent } from 'react';
import { CalculatorFrame } from '../kit/calculator-frame';
import { calculatorMetadata } from '../kit/calculator-metadata';
import { CalculatorResult } from '../kit/calculator-result';
import { calculatorTexts } from '../kit/calculator.texts';
import styles from '../kit/calculator.module.css';
import type { LoadedValues } from './load-values';
import { valueOutcome } from './value-outcome';
import { valueFormTexts as texts, vehicleValueTexts } from './vehicle-value.texts';

export { loader } from './load-values';

const path = calculatorPaths.vehicleValue;
const calculator = { ...vehicleValueTexts, rules: [] };

export const handle: RouteHandle = {
  layout: 'blog',
  metadata: calculatorMetadata({ path, ...vehicleValueTexts }),
};

const optionsOf = (rows: ReadonlyArray<{ code: string; name: string }>) =>
  rows.map(({ code, name }) => ({ value: code, label: name }));

/** Says the year of where it stands, also before the values of that year have come. */
function YearSlider({ year, min, max }: { year: number; min: number; max: number }) {
  const [shown, setShown] = useState(year);
  return (
    <Slider
      id="yil"
      name="yil"
      label={texts.year}
      {...{ min, max }}
      defaultValue={year}
      words={String(shown)}
      onChange={setShown}
    />
  );
}

function Choice({ brands, models, choice, newest, oldest }: LoadedValues) {
  const navigate = useNavigate();
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const query = new URLSearchParams(new FormData(currentTarget) as unknown as Record<string, string>);
    void navigate(`${path}?${query}`, { replace: true, preventScrollReset: true });
  };
  return (
    <form
      action={path}
      className={styles.panel}
      aria-label={calculatorTexts.inputs}
      onChange={choose}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        id="marka"
        name="marka"
        label={texts.brand}
        options={optionsOf(brands)}
        placeholder={null}
        defaultValue={choice.brand}
      />
      <Select
        key={choice.brand}
        id="model"
        name="model"
        label={texts.model}
        options={optionsOf(models)}
        placeholder={null}
        defaultValue={choice.model}
      />
      <YearSlider year={choice.year} min={oldest} max={newest} />
      <noscript>
        <Button type="submit">{texts.show}</Button>
      </noscript>
    </form>
  );
}

export function Component() {
  const loaded = useLoaderData<LoadedValues>();
  const outcome = valueOutcome(loaded);
  return (
    <CalculatorFrame calculator={calculator} today={loaded.today}>
      <Choice {...loaded} />
      {outcome ? (
        <CalculatorResult {...outcome} />
      ) : (
        <Notice>
          {texts.none}. {texts.noneText}
        </Notice>
      )}
    </CalculatorFrame>
  );
}
