/// <reference path="../../libs/ui/css-modules.d.ts" />
