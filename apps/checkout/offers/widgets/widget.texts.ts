export interface WidgetWords {
  title: string;
  facts: readonly string[];
}

/** What is said on every line that has nothing of its own to say. */
export const widgetTexts: WidgetWords = {
  title: 'Seçmeden önce',
  facts: [
    'Poliçeniz ödeme biter bitmez e-postanıza gelir.',
    'Teklifler şirketlerin kendi yanıtıdır; üstüne ücret eklemeyiz.',
  ],
};
