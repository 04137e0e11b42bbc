/** The words of the visual editor in Turkish, those that our arrangement of it shows. */
export const puckWords = {
  'action-selectparent': 'Üst öğeyi seç',
  'action-duplicate': 'Çoğalt',
  'action-delete': 'Sil',
  'label-page': 'Sayfa',
  'label-component': 'Blok',
  'drawer-category-other': 'Diğer',
  'canvas-noconfig': '{type} bloğu tanınmıyor',
  'field-readonly': 'Salt okunur',
  'field-arrayitem-summary': '{index}. satır',
  'field-arrayitem-duplicate': 'Çoğalt',
  'field-arrayitem-delete': 'Sil',
  'loader-loading': 'Yükleniyor',
} as const;
