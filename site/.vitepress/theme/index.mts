// This form of the theme has no fonts to load: the system's are used.
import Theme from 'vitepress/theme-without-fonts';
import './style.css';

export default Theme;
