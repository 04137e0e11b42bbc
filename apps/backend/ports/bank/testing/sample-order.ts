import type { BankOrder, Buyer } from '../bank-port';

export const sampleBuyer: Buyer = {
  identityNo: '10000000078',
  name: 'Ayşe Nur Yılmaz',
  email: 'ayse@ornek.example',
  phoneNumber: '5321234567',
  city: 'İstanbul',
  address: 'Örnek Sk. 1, Kadıköy',
  ip: '203.0.113.7',
};

/** A single payment of 8.780,40 TL. */
export const sampleOrder: BankOrder = {
  orderId: '0123456789abcdef0123456789abcdef',
  amount: 878_040,
  instalments: 1,
  cardToken: '',
  nonce: 'n'.repeat(43),
  callbackUrl: 'https://emsal.example/api/policyrequest/ThreeDResponse',
  webhookUrl: 'https://emsal.example/api/policyrequest/BankNotification',
  checkUrl: 'https://emsal.example/trafik-sigortasi/odeme-sorgulama?odeme=abc',
  item: 'Trafik Sigortası',
  buyer: sampleBuyer,
};
