import type { Example } from '../example';
import { PostButton } from './post-button';

export const examples: Example[] = [
  { name: 'primary', render: () => <PostButton action="/deneme">Yenileme teklifi al</PostButton> },
  {
    name: 'quiet',
    render: () => (
      <PostButton action="/deneme" variant="quiet">
        Çıkış yap
      </PostButton>
    ),
  },
];
