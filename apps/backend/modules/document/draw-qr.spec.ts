import decodeQR from 'qr/decode.js';
import { drawQr } from './draw-qr';

const dot = 8;
/** White space around the code, in points. */
const margin = 32;

/** A bitmap with the drawing methods of a PDF document. */
function paper(side: number) {
  const data = new Uint8Array(side * side * 4).fill(255);
  const pdf = {
    rect(x: number, y: number, width: number, height: number) {
      for (let row = Math.round(y); row < Math.round(y + height); row++)
        for (let column = Math.round(x); column < Math.round(x + width); column++)
          data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      return pdf;
    },
    fill: () => pdf,
  };
  return { pdf: pdf as unknown as PDFKit.PDFDocument, image: { width: side, height: side, data } };
}

it('decodes to the text and fills its square', () => {
  const text = 'https://emsal.example/police-dogrula?no=1234567890';
  const modules = 33;
  const { pdf, image } = paper(modules * dot + 2 * margin);
  drawQr(pdf, { text, left: margin, top: margin, size: modules * dot });
  expect(decodeQR(image)).toBe(text);
  expect(image.data[(margin * image.width + margin) * 4]).toBe(0);
});
