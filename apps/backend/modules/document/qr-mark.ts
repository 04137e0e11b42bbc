/** A QR code as vectors on a page: sharp at every size and a few kilobytes. */
import encodeQR from 'qr';

export interface QrMark {
  text: string;
  left: number;
  top: number;
  /** Of one side, points. */
  size: number;
}

/** The package draws light modules around the code; our paper is light already. */
const withoutBorder = <Cell>(cells: readonly Cell[]): Cell[] => cells.slice(1, -1);

export function drawQr(pdf: PDFKit.PDFDocument, { text, left, top, size }: QrMark): void {
  const rows = withoutBorder(encodeQR(text, 'raw', { ecc: 'medium', border: 1 })).map(withoutBorder);
  const side = size / rows.length;
  rows.forEach((cells, row) =>
    cells.forEach((isDark, column) => isDark && pdf.rect(left + column * side, top + row * side, side, side)),
  );
  pdf.fill('#000000');
}
