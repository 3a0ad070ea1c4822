import { getScrollOffset } from 'vitepress';
import { computed, defineComponent, h, nextTick, onBeforeUnmount, onMounted, reactive, ref, watch } from 'vue';

/** What was chosen last for each label: all tabs follow it, on this page and on the next ones. */
const chosen = reactive<Record<string, string>>({});
const KEY = 'lintel-tabs';

function recall(): void {
  try {
    Object.assign(chosen, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // A browser may refuse to store anything: then the choice lasts until the page is left.
  }
}

function remember(label: string, name: string): void {
  chosen[label] = name;
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // As above.
  }
}

function targetOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** In the next frame, after what VitePress does itself. */
function goTo(target: HTMLElement): void {
  requestAnimationFrame(() =>
    window.scrollTo(0, window.scrollY + target.getBoundingClientRect().top - getScrollOffset()),
  );
}

const KEYS: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Shows one of its panels at a time. Until it is mounted, and so without JavaScript, all are visible under their headings.
 *
 * Panels are hidden in the document, not by a rendering: a link to a heading in one of them is followed at once, and needs its place.
 */
export const TabbedHeadings = defineComponent({
  props: { label: { type: String, required: true } },
  setup({ label }, { slots }) {
    const root = ref<HTMLElement>();
    const panels = ref<HTMLElement[]>([]);
    const selected = ref(0);
    const names = computed(() => panels.value.map(({ dataset }) => dataset.name!));
    const tabId = (panel: HTMLElement) => `tab-${panel.dataset.heading}`;
    const panelId = (panel: HTMLElement) => `panel-${panel.dataset.heading}`;

    function show(index: number): void {
      selected.value = index;
      panels.value.forEach((panel, at) => {
        // The search of the browser finds what is hidden like this, and opens it.
        if (at === index) panel.removeAttribute('hidden');
        else panel.setAttribute('hidden', 'until-found');
      });
    }
    function follow(): void {
      const index = names.value.indexOf(chosen[label] ?? '');
      if (index !== -1) show(index);
    }
    /** What others show may change above these tabs, which stay where they are on the screen. */
    function choose(index: number): void {
      const top = root.value!.getBoundingClientRect().top;
      show(index);
      remember(label, names.value[index]!);
      void nextTick(() => window.scrollBy(0, root.value!.getBoundingClientRect().top - top));
    }
    function press(event: KeyboardEvent): void {
      const index = KEYS[event.key]?.(selected.value, panels.value.length);
      if (index === undefined) return;
      event.preventDefault();
      choose(index);
      document.getElementById(tabId(panels.value[index]!))?.focus();
    }
    /** Shows the panel that has what a link leads to, and goes there: the browser could not, while it was hidden. */
    function reveal(hash: string): void {
      const target = targetOf(hash);
      const index = target ? panels.value.findIndex((panel) => panel.contains(target)) : -1;
      if (index === -1 || index === selected.value) return;
      show(index);
      goTo(target!);
    }
    const onHash = () => reveal(location.hash);
    /** A link to where the page already is changes no address. */
    function onClick({ target }: MouseEvent): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.pathname === location.pathname) reveal(link.hash);
    }

    watch(() => chosen[label], follow);
    onMounted(() => {
      recall();
      panels.value = [...root.value!.children].filter(
        (child): child is HTMLElement => child instanceof HTMLElement && child.classList.contains('tab-panel'),
      );
      panels.value.forEach((panel, index) => {
        panel.id = panelId(panel);
        panel.setAttribute('role', 'tabpanel');
        panel.setAttribute('aria-labelledby', tabId(panel));
        panel.addEventListener('beforematch', () => show(index));
      });
      show(0);
      follow();
      reveal(location.hash);
      window.addEventListener('hashchange', onHash);
      document.addEventListener('click', onClick, { capture: true });
      // The browser has gone to the heading while all panels were visible.
      const target = targetOf(location.hash);
      if (target) goTo(target);
    });
    onBeforeUnmount(() => {
      window.removeEventListener('hashchange', onHash);
      document.removeEventListener('click', onClick, { capture: true });
    });

    const tab = (panel: HTMLElement, index: number) =>
      h(
        'button',
        {
          'type': 'button',
          'role': 'tab',
          'id': tabId(panel),
          'aria-selected': index === selected.value,
          'aria-controls': panelId(panel),
          'tabindex': index === selected.value ? 0 : -1,
          'onClick': () => choose(index),
        },
        names.value[index],
      );
    return () =>
      h('div', { ref: root, class: ['tabbed-headings', { tabbed: panels.value.length > 0 }] }, [
        panels.value.length === 0
          ? undefined
          : h('div', { 'role': 'tablist', 'aria-label': label, 'onKeydown': press }, panels.value.map(tab)),
        slots.default?.(),
      ]);
  },
});
