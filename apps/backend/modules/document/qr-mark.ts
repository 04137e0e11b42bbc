/** A QR code as vectors on a page: sharp at every size and a few kilobytes. */
import { create } from 'qrcode';

export interface QrMark {
  text: string;
  left: number;
  top: number;
  /** Of one side, points. */
  size: number;
}

export function drawQr(pdf: PDFKit.PDFDocument, { text, left, top, size }: QrMark): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) pdf.rect(left + column * side, top + row * side, side, side);
  pdf.fill('#000000');
}
