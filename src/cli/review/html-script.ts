/** Filters and fold buttons. The page is complete without it. */
export const SCRIPT = `
'use strict';
{
  const cards = [...document.querySelectorAll('#findings details.card')];
  for (const button of document.querySelectorAll('.severities button')) {
    button.addEventListener('click', () => {
      const shown = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(shown));
      for (const card of cards) if (card.dataset.severity === button.dataset.severity) card.hidden = !shown;
    });
  }
  for (const button of document.querySelectorAll('[data-fold]')) {
    button.addEventListener('click', () => {
      for (const details of button.closest('section').querySelectorAll('details.card')) details.open = button.dataset.fold === 'open';
    });
  }
  const reveal = () => {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  addEventListener('hashchange', reveal);
  reveal();
  addEventListener('beforeprint', () => { for (const details of document.querySelectorAll('details')) details.open = true; });
}
`;
