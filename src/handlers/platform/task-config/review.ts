import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** The effects on the runs of all workspaces, or of the workspaces of projects. */
export const taskConfigReview: ResourceReview = {
  rules: [
    { on: ['create', 'update'], about: ['global', 'projectIds'], judge: judgeScope },
    {
      attribute: 'enforcementLevel',
      when: 'falls',
      order: ['mandatory', 'advisory'],
      severity: 'danger',
      says: 'The run task is enforced less strictly',
      why: 'A failed run task only warns instead of stopping the run, wherever it is applied.',
    },
    {
      attribute: 'enforcementLevel',
      when: 'becomes',
      is: 'mandatory',
      severity: 'warning',
      says: 'The run task is enforced more strictly',
      why: 'Runs that used to pass with a warning are stopped, wherever it is applied.',
    },
    {
      attribute: 'allowedStages',
      when: 'loses',
      severity: 'danger',
      says: 'The run task is no longer called at a stage',
      why: 'Runs continue past this stage without the check; a check at a later stage may come too late.',
    },
    {
      attribute: 'allowedStages',
      when: 'gains',
      severity: 'warning',
      says: 'The run task is called at an additional stage',
      why: 'Runs wait for its result at that stage, wherever it is applied.',
    },
    { on: ['delete', 'replace'], about: ['taskId'], judge: judgeEnd },
  ],
  unremarkable: {},
};

function projectsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

function count(projects: number): string {
  return `${projects} ${projects === 1 ? 'project' : 'projects'}`;
}

/** Projects that gain or lose coverage. The projects of a configuration that stays global have no effect. */
function judgeScope({ operation, before, after, changed }: ObjectChange): Remark[] {
  const isNew = operation === 'create';
  if (after.global === true) {
    return isNew || before.global !== true
      ? [
          {
            severity: 'warning',
            attribute: 'global',
            says: 'The run task applies to all workspaces',
            why: 'Every run of the organization waits for it and can be stopped by it.',
          },
        ]
      : [];
  }
  const [had, has] = [projectsIn(before.projectIds), projectsIn(after.projectIds)];
  if (!isNew && before.global === true) {
    return [
      {
        severity: 'danger',
        attribute: 'global',
        says: 'The run task no longer applies to all workspaces',
        why: `Only ${count(has.length)} ${has.length === 1 ? 'keeps' : 'keep'} it: runs elsewhere pass without it.`,
      },
    ];
  }
  if (!isNew && !changed.has('projectIds')) return [];
  const lost = had.filter((id) => !has.includes(id));
  const gained = has.filter((id) => !had.includes(id));
  return [
    ...(lost.length > 0
      ? [
          {
            severity: 'danger' as const,
            attribute: 'projectIds',
            says: 'The run task no longer applies to projects',
            why: `Runs of all workspaces of ${count(lost.length)} pass without it.`,
          },
        ]
      : []),
    ...(gained.length > 0
      ? [
          {
            severity: 'warning' as const,
            attribute: 'projectIds',
            says: 'The run task applies to additional projects',
            why: `Runs of all workspaces of ${count(gained.length)} wait for it and can be stopped by it.`,
          },
        ]
      : []),
  ];
}

function judgeEnd({ before }: ObjectChange): Remark[] {
  const projects = projectsIn(before.projectIds).length;
  return [
    {
      severity: 'danger',
      says: 'The run task is no longer applied by its organization',
      why:
        before.global === true
          ? 'Runs of all workspaces pass without it, unless they have associations of their own.'
          : `Runs of all workspaces of ${count(projects)} pass without it, unless they have associations of their own.`,
    },
  ];
}
