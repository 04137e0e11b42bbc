import { Button } from '@emsal/ui/button/button';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Select } from '@emsal/ui/select/select';
import { Slider } from '@emsal/ui/slider/slider';
import { HiddenField } from '@emsal/ui/text-field/hidden-field';
import { TextField, type TextFieldProps } from '@emsal/ui/text-field/text-field';
import { amountProblem } from './amount-problem';
import { calculatorTexts as texts } from './calculator.texts';
import styles from './calculator.module.css';
import { amountText, type AmountField, type CalculatorField, type MovesField, type Values } from './field';

interface FieldOf<Field> {
  field: Field;
  value: string;
}

function Moves({ field, value, onMove }: FieldOf<MovesField> & { onMove: (moves: string) => void }) {
  const { name, label, moves, list, restart, hint } = field;
  const submit = (next: string) => ({
    type: 'submit' as const,
    name,
    value: next,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onMove(next);
    },
  });
  return (
    <fieldset className={styles.moves}>
      <legend>{label}</legend>
      <HiddenField name={name} value={value} />
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.buttons}>
        {moves.map((move) => (
          <Button key={move.letter} variant="line" {...submit(value + move.letter)}>
            {move.label}
          </Button>
        ))}
      </div>
      <p>{list}</p>
      <ol className={styles.done} aria-live="polite">
        {[...value].map((letter, at) => (
          <li key={at}>{texts.year(at + 1, moves.find((move) => move.letter === letter)!.done)}</li>
        ))}
      </ol>
      {value !== '' && (
        <Button variant="quiet" {...submit('')}>
          {restart}
        </Button>
      )}
    </fieldset>
  );
}

interface AmountProps extends FieldOf<AmountField> {
  typed: string | undefined;
  common: Pick<TextFieldProps, 'id' | 'name' | 'label' | 'hint'>;
}

/** What cannot be read stays as it is typed, also without script. */
function Amount({ field, value, typed, common }: AmountProps) {
  const error = amountProblem(typed, value, field);
  return (
    <TextField
      {...common}
      error={error}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={16}
      suffix={field.suffix}
      defaultValue={error ? typed : amountText(value, field)}
    />
  );
}

type ControlProps = FieldOf<Exclude<CalculatorField, MovesField>> & { typed: string | undefined };

function Control({ field, value, typed }: ControlProps) {
  const { name, label, hint } = field;
  const common = { id: `hesap-${name}`, name, label, hint };
  switch (field.kind) {
    case 'select':
      return <Select {...common} options={field.options} placeholder={null} defaultValue={value} />;
    case 'slider': {
      const { min, max, step, words } = field;
      return <Slider {...common} {...{ min, max, step }} defaultValue={Number(value)} words={words(Number(value))} />;
    }
    case 'amount':
      return <Amount {...{ field, value, typed, common }} />;
    case 'tick':
      return <Checkbox {...common} value="1" defaultChecked={value === '1'} />;
  }
}

interface CalculatorFieldsProps {
  fields: readonly CalculatorField[];
  typed: Readonly<Record<string, string>>;
  values: Values;
  onMove: (name: string, moves: string) => void;
}

/** Without script each press of a move is a submit of its own. Other fields are uncontrolled, so that nothing typed before hydration is lost. */
export const CalculatorFields = ({ fields, typed, values, onMove }: CalculatorFieldsProps) =>
  fields.map((field) => {
    const value = values[field.name]!;
    return field.kind === 'moves' ? (
      <Moves key={field.name} {...{ field, value }} onMove={(moves) => onMove(field.name, moves)} />
    ) : (
      <Control key={field.name} {...{ field, value }} typed={typed[field.name]} />
    );
  });
