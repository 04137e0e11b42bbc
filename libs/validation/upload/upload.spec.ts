import { maxUploadBytes, upload, type UploadedFile } from './upload';

const image: UploadedFile = { name: 'ruhsat.JPG', type: 'image/jpeg', size: 1 };
const pdf: UploadedFile = { name: 'belge.pdf', type: 'application/pdf', size: 1 };

it('F421 M364 M597 accepts at most 10 MB', () => {
  expect(maxUploadBytes).toBe(10_485_760);
  expect(upload({ ...image, size: maxUploadBytes }, 'image').ok).toBe(true);
  expect(upload({ ...image, size: maxUploadBytes + 1 }, 'image')).toMatchObject({ ok: false, code: 'tooLarge' });
});

it('F422 M365 accepts only jpeg, jpg, png and gif', () => {
  const images = [
    ['a.jpeg', 'image/jpeg'],
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.gif', 'image/gif'],
  ] as const;
  expect(images.every(([name, type]) => upload({ name, type, size: 1 }, 'image').ok)).toBe(true);
  const others = [
    ['a.webp', 'image/webp'],
    ['a.svg', 'image/svg+xml'],
    ['a.png', 'text/html'],
    ['a.html', 'image/png'],
    ['a.png.exe', 'image/png'],
  ] as const;
  expect(others.map(([name, type]) => upload({ name, type, size: 1 }, 'image'))).toEqual(
    Array(5).fill(expect.objectContaining({ code: 'imageType' })),
  );
});

it('F423 M366 accepts a PDF for PDF fields only', () => {
  expect(upload(pdf, 'pdf')).toEqual({ ok: true, value: pdf });
  expect(upload(pdf, 'image')).toMatchObject({ code: 'imageType' });
  expect(upload(image, 'pdf')).toMatchObject({ code: 'pdfType' });
  expect(upload({ ...pdf, name: 'belge.pdf.exe' }, 'pdf').ok).toBe(false);
});

it('accepts modern formats for the pictures of pages, and no SVG', () => {
  const kinds = [
    ['a.webp', 'image/webp'],
    ['a.avif', 'image/avif'],
    ['a.jpg', 'image/jpeg'],
  ] as const;
  expect(kinds.every(([name, type]) => upload({ name, type, size: 1 }, 'picture').ok)).toBe(true);
  expect(upload({ name: 'a.svg', type: 'image/svg+xml', size: 1 }, 'picture')).toMatchObject({ code: 'pictureType' });
});

it('rejects an empty file', () => {
  expect(upload({ ...image, size: 0 }, 'image')).toMatchObject({ code: 'empty' });
});
