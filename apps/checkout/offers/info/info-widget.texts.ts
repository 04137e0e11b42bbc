export interface WidgetTexts {
  title: string;
  facts: readonly string[];
}

/** For lines without a widget of their own. */
export const widgetTexts: WidgetTexts = {
  title: 'Seçmeden önce',
  facts: [
    'Poliçeniz ödeme biter bitmez e-postanıza gelir.',
    'Teklifler şirketlerin kendi yanıtıdır; üstüne ücret eklemeyiz.',
  ],
};
