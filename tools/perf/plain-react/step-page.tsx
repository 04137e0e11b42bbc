/** A form of two steps in plain React: fields in `useState`, no validation, no storage. */
import { useState, type SyntheticEvent } from 'react';

type Field = readonly [name: string, label: string];
const steps: readonly { title: string; fields: readonly Field[] }[] = [
  {
    title: 'Temel bilgiler',
    fields: [
      ['plate', 'Plaka'],
      ['identity', 'T.C. Kimlik No'],
      ['telephone', 'Cep telefonu'],
    ],
  },
  {
    title: 'Araç bilgileri',
    fields: [
      ['chassis', 'Şasi no'],
      ['registered', 'Tescil tarihi'],
    ],
  },
];
const usages = ['Hususi otomobil', 'Taksi', 'Kamyonet'];

export function StepPage() {
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<Record<string, string>>({});
  const { title, fields } = steps[at]!;
  const next = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAt(1);
  };
  return (
    <form className="card" onSubmit={next}>
      <h1>{title}</h1>
      {fields.map(([name, label]) => (
        <label key={name}>
          {label}
          <input
            name={name}
            value={values[name] ?? ''}
            onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
          />
        </label>
      ))}
      {at === 1 && (
        <select aria-label="Kullanım şekli">
          {usages.map((usage) => (
            <option key={usage}>{usage}</option>
          ))}
        </select>
      )}
      <button type="submit">Devam et</button>
    </form>
  );
}
