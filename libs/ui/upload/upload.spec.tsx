import { maxUploadBytes } from '@emsal/validation/upload/upload';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filePdfIcon, imageIcon } from '../icon/icons';
import { Upload } from './upload';

const chosen: File[] = [];
const input = () => screen.getByLabelText<HTMLInputElement>('Ruhsat fotoğrafı');
const picture = new File(['x'], 'ruhsat.png', { type: 'image/png' });
/** The system's file dialog can show all files. */
const anyFile = userEvent.setup({ applyAccept: false });

beforeEach(() => chosen.splice(0));

function show(props: Partial<Parameters<typeof Upload>[0]> = {}) {
  return render(
    <Upload id="u" kind="image" label="Ruhsat fotoğrafı" onChoose={(file) => chosen.push(file)} {...props} />,
  );
}

it('accepts the types of its kind and reports a valid file', async () => {
  show();
  expect(input().accept).toBe('image/jpeg,image/png,image/gif');
  await anyFile.upload(input(), picture);
  expect(chosen).toEqual([picture]);
});

it('shows why a file is refused, until a valid one is selected', async () => {
  show();
  await anyFile.upload(input(), new File(['x'], 'ruhsat.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('JPEG, PNG ya da GIF biçiminde bir görsel seçin')).toBeTruthy();
  const large = new File(['x'], 'a.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: maxUploadBytes + 1 });
  await anyFile.upload(input(), large);
  expect(screen.getByText('Dosya en çok 10 MB olabilir, daha küçük bir dosya seçin')).toBeTruthy();
  expect(chosen).toEqual([]);
  await anyFile.upload(input(), picture);
  expect(input().getAttribute('aria-invalid')).toBeNull();
});

it('shows the upload progress', async () => {
  const { rerender } = show();
  await anyFile.upload(input(), picture);
  rerender(<Upload id="u" kind="image" label="Ruhsat fotoğrafı" percent={40} onChoose={() => undefined} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'ruhsat.png yükleniyor' });
  expect([bar.value, bar.max]).toEqual([40, 100]);
});

it('shows the uploaded file with preview and removes it', async () => {
  let removed = 0;
  const { container } = show({ given: { name: 'ruhsat.png', preview: '/api/belge/1' }, onRemove: () => removed++ });
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/belge/1');
  await userEvent.click(screen.getByRole('button', { name: 'ruhsat.png dosyasını kaldır' }));
  expect(removed).toBe(1);
});

it.each([
  ['image', imageIcon],
  ['pdf', filePdfIcon],
] as const)('a %s that was uploaded before has the icon of its kind', (kind, icon) => {
  const { container } = show({ kind, given: { name: 'Yüklediğiniz dosya' } });
  expect(container.querySelector('path')?.getAttribute('d')).toBe(icon);
});
