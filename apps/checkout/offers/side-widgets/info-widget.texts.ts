export interface WidgetTexts {
  title: string;
  facts: readonly string[];
}

/** For lines without a widget of their own. */
export const widgetTexts: WidgetTexts = {
  title: 'Seçmeden önce',
  facts: [
    'Poliçenizi ödemeden hemen sonra indirirsiniz; adresinizi yazdıysanız e-postayla da göndeririz.',
    'Teklifler şirketlerin kendi yanıtıdır; üstüne ücret eklemeyiz.',
  ],
};
