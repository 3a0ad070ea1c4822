import { judgeRules } from './rules-meaning';
import type { Meaning } from '../../../definition/meaning';

const EVERYWHERE = ['*', 'kube-system'];
const CLUSTER_WIDE = 'What a token may do, it may do in every namespace, and with what belongs to none, such as nodes.';

/** What a change of a role means to the cluster that its tokens are for. */
export const clusterRoleMeaning: Meaning = {
  rules: [
    {
      attribute: 'clusterRoleName', when: 'becomes', is: 'cluster-admin', on: ['create', 'update', 'replace'], weight: 'danger', says: 'Tokens may do everything in the cluster',
      why: 'Whoever may ask for one is an administrator of the cluster.',
    },
    { attribute: 'clusterRoleName', when: 'changes', on: ['update'], weight: 'attention', says: 'Tokens are bound to another role of the cluster', why: 'What they may do is written there, and not in this plan.' },
    { attribute: 'serviceAccountName', when: 'changes', on: ['update'], weight: 'attention', says: 'Tokens are made for another account', why: 'They may do what this account may, which is not in this plan.' },
    { attribute: 'clusterRoleType', when: 'becomes', is: 'ClusterRole', on: ['update', 'replace'], weight: 'danger', says: 'The role counts in the whole cluster', why: CLUSTER_WIDE },
    { attribute: 'allowedClusterNamespaces', when: 'gains', any: EVERYWHERE, on: ['update', 'replace'], weight: 'danger', says: 'Tokens are issued in every namespace, or in that of the cluster itself', why: 'Whoever acts there can take over what others run.' },
    { attribute: 'allowedClusterNamespaces', when: 'gains', any: EVERYWHERE, on: ['create'], weight: 'attention', says: 'Tokens are issued in every namespace, or in that of the cluster itself', why: 'Whoever acts there can take over what others run.' },
    { attribute: 'allowedClusterNamespaces', when: 'gains', weight: 'attention', says: 'Tokens are issued in further namespaces', why: 'Whoever may ask for one can act there too.' },
    { attribute: 'allowedClusterNamespaces', when: 'loses', unless: ['*'], weight: 'note', says: 'Tokens are no longer issued in some namespaces', why: 'Whoever asks for one there is refused.' },
    { attribute: 'allowedClusterNamespaceSelector', when: 'becomes', is: '{}', on: ['create', 'update', 'replace'], weight: 'danger', says: 'The selector allows every namespace', why: 'A selector without conditions matches all, those of the cluster itself too.' },
    { attribute: 'allowedClusterNamespaceSelector', when: 'changes', asText: true, on: ['update'], weight: 'attention', says: 'Namespaces with other labels are allowed', why: 'Whoever may label a namespace lets tokens be issued in it.' },
    { attribute: ['tokenMaxTtl', 'tokenDefaultTtl'], when: 'rises', absentIs: 'most', on: ['update'], weight: 'attention', says: 'Tokens last longer', why: 'One that was stolen serves longer: the cluster has no way to take it back.' },
    { attribute: ['tokenMaxTtl', 'tokenDefaultTtl'], when: 'sinks', absentIs: 'most', on: ['update'], weight: 'note', says: 'Tokens last less long', why: 'Whoever holds one must ask for another earlier.' },
    { attribute: 'tokenDefaultAudiences', when: 'changes', on: ['update'], weight: 'note', says: 'Tokens are meant for others', why: 'Who checks the audience accepts them, or refuses them, from now on.' },
    { on: ['create', 'update', 'replace'], about: ['generatedRoleRules'], judge: judgeRules },
    { on: ['delete', 'replace'], about: ['mount', 'name'], weight: 'attention', says: 'Nobody gets a token by this role any more', why: 'Whoever asks for one is refused; tokens that were issued last until they end.' },
  ],
  ordinary: {
    nameTemplate: 'it only names what is made',
    extraAnnotations: 'they are texts on what is made',
    extraLabels: 'they are texts on what is made',
  },
};
