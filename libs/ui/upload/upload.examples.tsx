import type { Example } from '../example';
import { Upload } from './upload';

const nothing = () => undefined;

export const examples: Example[] = [
  {
    name: 'empty',
    render: () => (
      <Upload id="u1" kind="image" label="Ruhsat fotoğrafı" hint="Ön yüzü okunaklı çekin" onChoose={nothing} />
    ),
  },
  {
    name: 'sending',
    render: () => <Upload id="u2" kind="pdf" label="Noter satış sözleşmesi" percent={40} onChoose={nothing} />,
  },
  {
    name: 'given',
    render: () => (
      <Upload
        id="u3"
        kind="pdf"
        label="Noter satış sözleşmesi"
        given={{ name: 'noter-satis-sozlesmesi-2026-son-hali-imzali.pdf' }}
        onChoose={nothing}
        onRemove={nothing}
      />
    ),
  },
  {
    name: 'given before',
    render: () => (
      <Upload id="u5" kind="image" label="Ruhsat fotoğrafı" given={{ name: 'Yüklediğiniz dosya' }} onChoose={nothing} />
    ),
  },
  {
    name: 'wrong',
    render: () => (
      <Upload id="u4" kind="image" label="Ruhsat fotoğrafı" error="Ruhsatın fotoğrafını ekleyin" onChoose={nothing} />
    ),
  },
];
