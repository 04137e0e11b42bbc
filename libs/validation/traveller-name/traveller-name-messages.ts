export const travellerNameMessages = {
  nameEmpty: 'Adını girin',
  surnameEmpty: 'Soyadını girin',
  repeated: 'Bu numara başka bir yolcunun; her yolcunun kendi numarasını girin',
  birthDateDiffers: 'Kimlik numarası, formdaki doğum tarihiyle eşleşmiyor. Numarayı ya da formdaki tarihi düzeltin.',
} as const;
