import type { Example } from '../example';
import input from '../text-field/text-field.module.css';
import { Field } from './field';

export const examples: Example[] = [
  {
    name: 'with hint and message',
    render: () => (
      <Field id="f" label="Belge seri no" hint="Ruhsatın ön yüzünde sağ altta" error="Belge seri numarasını girin">
        {(attributes) => <input {...attributes} className={input.input} />}
      </Field>
    ),
  },
];
