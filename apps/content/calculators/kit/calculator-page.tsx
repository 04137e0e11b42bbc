/** The page of a calculator. Its form is a plain GET form: without script its button shows the result of the fields. */
import { Button } from '@emsal/ui/button/button';
import { useLoaderData } from '@emsal/platform/router';
import type { Calculator } from './calculator';
import { CalculatorFields } from './calculator-fields';
import { CalculatorFrame } from './calculator-frame';
import { CalculatorResult } from './calculator-result';
import { calculatorTexts as texts } from './calculator.texts';
import styles from './calculator.module.css';
import { useCalculator } from './use-calculator';
import type { CalculatorRequest } from './calculator-request';

export function CalculatorPage({ calculator }: { calculator: Calculator }) {
  const { given, today } = useLoaderData<CalculatorRequest>();
  const { fields, path } = calculator;
  const { form, typed, values, read } = useCalculator(fields, given);
  return (
    <CalculatorFrame {...{ calculator, today }}>
      <form
        ref={form}
        action={path}
        aria-label={texts.inputs}
        className={styles.panel}
        onInput={() => read()}
        onSubmit={(event) => event.preventDefault()}
      >
        <CalculatorFields {...{ fields, typed, values }} onMove={(name, moves) => read({ [name]: moves })} />
        <noscript>
          <Button type="submit">{texts.calculate}</Button>
        </noscript>
      </form>
      <CalculatorResult {...calculator.outcome(values, today)} />
    </CalculatorFrame>
  );
}
