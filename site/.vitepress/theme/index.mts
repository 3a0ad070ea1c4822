// This form of the theme has no fonts to load: the system's are used.

import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import { FollowedContents } from './contents.mts';
import { TabbedHeadings } from './tabbed-headings.mts';
import './style.css';

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'aside-outline-after': () => h(FollowedContents) }),
  enhanceApp({ app }) {
    app.component('TabbedHeadings', TabbedHeadings);
  },
};
export default theme;
