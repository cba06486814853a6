export { Menu, MenuItem, MenuLine, MenuPage } from './Menu';
