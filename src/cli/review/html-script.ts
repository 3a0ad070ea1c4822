/** The filter, the fold and copy buttons, and the expansion of folded parts for printing. The page is complete without the script. */
export const SCRIPT = `
'use strict';
{
  const cards = [...document.querySelectorAll('details[data-addresses]')];
  const filter = document.querySelector('.filter');
  if (filter) {
    const [findings, others] = [cards.filter((card) => card.closest('#findings')), cards.filter((card) => !card.closest('#findings'))];
    const apply = () => {
      const wanted = new FormData(filter);
      const severities = wanted.getAll('severity');
      const resource = String(wanted.get('resource')).trim().toLowerCase();
      const matches = (card) => card.dataset.addresses.toLowerCase().includes(resource);
      for (const card of others) card.hidden = !matches(card);
      for (const card of findings) card.hidden = !matches(card) || !severities.includes(card.dataset.severity);
      const shown = findings.filter((card) => !card.hidden).length;
      filter.querySelector('output').textContent = shown === findings.length ? '' : shown + ' of ' + findings.length + ' shown';
    };
    filter.hidden = false;
    filter.addEventListener('input', apply);
    filter.addEventListener('submit', (event) => event.preventDefault());
    // A browser keeps what was entered when the page is loaded again.
    apply();
  }
  for (const button of document.querySelectorAll('[data-fold]')) {
    button.addEventListener('click', () => {
      for (const details of button.closest('section').querySelectorAll('details.card')) details.open = button.dataset.fold === 'open';
    });
  }
  for (const button of document.querySelectorAll('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const done = await navigator.clipboard.writeText(button.dataset.copy).then(() => true, () => false);
      if (!done) getSelection().selectAllChildren(button.previousElementSibling);
      button.textContent = done ? 'Copied' : 'Selected';
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
  }
  const reveal = () => {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) { target.hidden = false; target.open = true; }
  };
  addEventListener('hashchange', reveal);
  reveal();
  let folded = [];
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('details:not([open])')];
    for (const details of folded) details.open = true;
  });
  addEventListener('afterprint', () => { for (const details of folded) details.open = false; });
}
`;
