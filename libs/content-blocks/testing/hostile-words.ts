/** What somebody might write into a field to run code on a page, or to spoil it. */
export const hostileWords: readonly string[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<svg><script>alert(1)</script></svg>',
  '</p></section><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>*{display:none}</style><!--',
  '<base href="https://kotu.example/"><meta http-equiv="refresh" content="0;url=https://kotu.example">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="java\tscript:alert(1)">x</a>',
  `<${'uzun'.repeat(500)}>`,
];
